import { plusCode } from './plus-code.ts';

const feetPerMeter = 3.28084;
/** An error that could send a truck to the wrong road. */
const inaccurateMeters = 300;
const locateTimeoutMs = 15_000;
/** For an answer of any kind: some browsers never report that they were not allowed. */
const answerTimeoutMs = 30_000;
// In the order of GeolocationPositionError's codes, which start at 1 (W3C Geolocation, section 7).
const failures = ['denied', 'unavailable', 'timeout'];

/** Within this distance of a town a Plus Code needs no first four digits, which stand for one degree. */
const shortCodeDegrees = 0.3;

/** On a tap, and only then, asks the phone for its location and shows it; nothing is sent anywhere. */
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
    const near = Math.hypot(latitude - Number(north), longitude - Number(east)) < shortCodeDegrees;
    code.textContent = near ? `${full.slice(4)} ${town}` : full;
    map.search = `q=${here.replace(' ', '')}`;
    if (text) {
      const message = `${text.dataset.textMessage} ${here} ${map.href}`;
      // iPhones want `&` before the body, others `?` (RFC 5724): both understand `?&`.
      text.href = `${text.href.split('?')[0]}?&body=${encodeURIComponent(message)}`;
    }
    show('found', accuracy > inaccurateMeters ? 'inaccurate' : '');
  };
  root.querySelector('button')?.addEventListener('click', () => {
    show('waiting');
    // A policy in the page cannot forbid other sites to frame it, so a framed page shows no location.
    if (top !== self || !navigator.geolocation) return show('unavailable');
    timer = setTimeout(show, answerTimeoutMs, 'timeout');
    const options = { enableHighAccuracy: true, timeout: locateTimeoutMs };
    navigator.geolocation.getCurrentPosition(found, ({ code }) => show(failures[code - 1]), options);
  });
}
