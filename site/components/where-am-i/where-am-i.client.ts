const feetPerMeter = 3.28084;
/** Meters from which the coordinates alone would send a truck to the wrong road. */
const rough = 300;
// In the order of GeolocationPositionError's codes, which start at 1 (W3C Geolocation, section 7).
const failures = ['', 'denied', 'unavailable', 'timeout'];

/** On a tap, and only then, asks the phone where it is and shows it; nothing is sent anywhere. */
export function enhanceWhereAmI(root: HTMLElement): void {
  const find = (name: string) => root.querySelector(`[data-${name}]`);
  const show = (...outcomes: (string | undefined)[]) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-outcome]')) {
      element.hidden = !outcomes.includes(element.dataset.outcome);
    }
  };
  const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const here = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
    const map = find('map') as HTMLAnchorElement;
    const text = find('text-message') as HTMLAnchorElement | null;
    (find('coordinates') as HTMLElement).textContent = here;
    (find('accuracy') as HTMLElement).textContent = `${Math.max(10, Math.round((accuracy * feetPerMeter) / 10) * 10)}`;
    map.href = map.href.replace(/q=[^&]*/, `q=${here.replace(' ', '')}`);
    // iPhones want `&` before the body, others `?` (RFC 5724): both understand `?&`.
    if (text)
      text.href = `${text.href.split('?')[0]}?&body=${encodeURIComponent(`I need a tow. I am at ${here} ${map.href}`)}`;
    show('found', accuracy > rough ? 'inaccurate' : '');
  };
  root.querySelector('button')?.addEventListener('click', () => {
    show('waiting');
    if (!navigator.geolocation) return show('unavailable');
    const options = { enableHighAccuracy: true, timeout: 15_000 };
    navigator.geolocation.getCurrentPosition(found, ({ code }) => show(failures[code]), options);
  });
}
