import type { IconItem } from '../components/icon-list/icon-list.tsx';

/** What goes wrong on the road, from flat tires to engine failure, and what we do about each. */
export const breakdowns: readonly IconItem[] = [
  { icon: 'flat-tire', title: 'Flat tire', text: 'We mount your spare, or tow you to a shop if there is none.' },
  { icon: 'dead-battery', title: 'Dead battery', text: 'A jump start on the spot. If it will not hold, we tow.' },
  { icon: 'locked-out', title: 'Locked out', text: 'Keys on the seat, doors shut: we open the car for you.' },
  { icon: 'out-of-fuel', title: 'Out of fuel', text: 'We bring enough to reach the next station.' },
  { icon: 'overheated', title: 'Overheating', text: 'Stop, switch off, leave the cap alone. We take it from there.' },
  { icon: 'stuck', title: 'Stuck', text: 'Mud, snow, sand or a soft shoulder: a winch line gets you out.' },
  { icon: 'accident', title: 'Crash', text: 'Dial 911 first. Then we lift, winch and carry what cannot roll.' },
  { icon: 'engine', title: 'Engine failure', text: 'No roadside cure for that one. We take the car to your mechanic.' },
];
