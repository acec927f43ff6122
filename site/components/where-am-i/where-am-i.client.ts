import { plusCode } from './plus-code.ts';

const feetPerMeter = 3.28084;
/** Meters from which the coordinates alone would send a truck to the wrong road. */
const rough = 300;
/** Milliseconds for finding the place, and for an answer of any kind: some browsers never say that they were not allowed. */
const patience = { find: 15_000, answer: 30_000 };
// In the order of GeolocationPositionError's codes, which start at 1 (W3C Geolocation, section 7).
const failures = ['denied', 'unavailable', 'timeout'];

/** Degrees from a town within which a code without its first four digits is clear: three tenths of what those stand for. */
const sameTown = 0.3;

/** On a tap, and only then, asks the phone where it is and shows it; nothing is sent anywhere. */
export function enhanceWhereAmI(root: HTMLElement): void {
  const find = (name: string) => root.querySelector(`[data-${name}]`);
  let timer: ReturnType<typeof setTimeout>;
  const show = (...outcomes: (string | undefined)[]) => {
    clearTimeout(timer);
    for (const element of root.querySelectorAll<HTMLElement>('[data-outcome]')) {
      element.hidden = !outcomes.includes(element.dataset.outcome);
    }
  };
  const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const here = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
    const map = find('map') as HTMLAnchorElement;
    const text = find('text-message') as HTMLAnchorElement | null;
    const feet = Math.max(10, Math.round((accuracy * feetPerMeter) / 10) * 10);
    (find('coordinates') as HTMLElement).textContent = here;
    (find('accuracy') as HTMLElement).textContent = feet.toLocaleString(document.documentElement.lang);
    const code = find('plus-code') as HTMLElement;
    const { latitude: north, longitude: east, town } = code.dataset;
    const full = plusCode(latitude, longitude);
    const near = Math.hypot(latitude - Number(north), longitude - Number(east)) < sameTown;
    code.textContent = near ? `${full.slice(4)} ${town}` : full;
    map.search = `q=${here.replace(' ', '')}`;
    if (text) {
      const message = `${text.dataset.textMessage} ${here} ${map.href}`;
      // iPhones want `&` before the body, others `?` (RFC 5724): both understand `?&`.
      text.href = `${text.href.split('?')[0]}?&body=${encodeURIComponent(message)}`;
    }
    show('found', accuracy > rough ? 'inaccurate' : '');
  };
  root.querySelector('button')?.addEventListener('click', () => {
    show('waiting');
    // A policy in the page cannot forbid frames: whoever frames this page gets it without the location.
    if (top !== self || !navigator.geolocation) return show('unavailable');
    timer = setTimeout(show, patience.answer, 'timeout');
    const options = { enableHighAccuracy: true, timeout: patience.find };
    navigator.geolocation.getCurrentPosition(found, ({ code }) => show(failures[code - 1]), options);
  });
}
