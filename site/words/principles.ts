import type { IconItem } from '../components/icon-list/icon-list.tsx';

/** What the company holds to, a sentence each. */
export const principles: readonly IconItem[] = [
  { icon: 'shield', title: 'Safety first', text: 'People before vehicles. If 911 should come before us, we say so.' },
  { icon: 'check', title: 'Honesty', text: 'If a jump start will do, we do not sell you a tow.' },
  { icon: 'clock', title: 'Punctuality', text: 'You hear a realistic time, and you hear from us if it changes.' },
  { icon: 'truck', title: 'Care', text: 'Straps where they belong, ramps for low cars, no dragged wheels.' },
  { icon: 'phone', title: 'Plain talk', text: 'No codes and no jargon. Ask as often as you need.' },
];
