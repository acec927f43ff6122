import { metersPerMile, milesBetween } from '../../business/earth.ts';
import { mapOrigin } from '../../client-settings.ts';
import { plusCode } from './plus-code.ts';

/** An answer this soon after a tap on the link opens the message: the visitor is still waiting for it. */
const openWithinMs = 2000;
/** Some browsers never report a refusal, so this long without an answer counts as one. A later answer still counts. */
const answerTimeoutMs = 10_000;
const feetPerMeter = 3.28084;
/** A less accurate location could send a truck to the wrong road. */
const inaccurateMeters = 300;
/** A Plus Code this near to a named town needs no area code, its first four digits. */
const shortCodeDegrees = 0.3;

const inFigures = (number: number) => number.toLocaleString(document.documentElement.lang);

/**
 * On a tap, and only then, asks the phone for its location, writes it into the text message, and shows it where the page
 * has a place for it. Says how far away it is if that is outside the service area. Nothing is sent anywhere. Another tap
 * on the link opens the message as it is by then.
 */
export function enhanceTextLocation(root: HTMLElement): void {
  const find = (part: string) => root.querySelector<HTMLAnchorElement>(`[data-${part}]`);
  const write = (part: string, words: string) => {
    const place = find(part);
    if (place) place.textContent = words;
  };
  const link = root.querySelector<HTMLAnchorElement>('[data-details]');
  const bare = link?.href ?? '';
  let timer: ReturnType<typeof setTimeout>;
  let opensUntil = 0;
  let opensAtTap = false;
  /** Whether the last tap was on the link: a visitor who taps *Show my location* has not asked for a message. */
  let wantsMessage = false;

  const show = (...outcomes: (string | undefined)[]) => {
    clearTimeout(timer);
    for (const element of root.querySelectorAll<HTMLElement>('[data-outcome]')) {
      element.hidden = !outcomes.includes(element.dataset.outcome);
    }
  };
  const answer = (...outcomes: (string | undefined)[]) => {
    const isAwaited = wantsMessage && Date.now() < opensUntil;
    opensAtTap = true;
    show(...outcomes, outcomes[0] === 'found' && wantsMessage && !isAwaited ? 'ready' : '');
    if (isAwaited) link?.click();
  };
  const found = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const here = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
    const address = `${mapOrigin}/maps?q=${here.replace(' ', '')}`;
    const feet = inFigures(Math.max(10, Math.round((accuracy * feetPerMeter) / 10) * 10));
    const details = link?.dataset.details?.replace('{feet}', feet).replace('{map}', address);
    if (link) link.href = bare + encodeURIComponent(`${here} ${details}`);
    const map = find('map');
    if (map) map.href = address;
    const { area, town } = (find('area') as HTMLElement).dataset;
    const [north, east, limit]: [number, number, number] = JSON.parse(area as string);
    const miles = milesBetween({ latitude, longitude }, { latitude: north, longitude: east });
    const code = plusCode(latitude, longitude);
    write('coordinates', here);
    write('accuracy', feet);
    write(
      'plus-code',
      Math.hypot(latitude - north, longitude - east) < shortCodeDegrees ? `${code.slice(4)} ${town}` : code,
    );
    write('miles', inFigures(Math.round(miles)));
    const isOutside = miles - accuracy / metersPerMile > limit;
    answer('found', accuracy > inaccurateMeters ? 'inaccurate' : '', isOutside ? 'outside' : '');
  };
  const ask = () => {
    if (link) link.href = bare;
    opensAtTap = true;
    show('waiting');
    // A policy in the page itself can't forbid framing, so a framed page doesn't ask for the location.
    if (top !== self || !navigator.geolocation) return answer('missing');
    timer = setTimeout(answer, answerTimeoutMs, 'missing');
    navigator.geolocation.getCurrentPosition(found, () => answer('missing'), { enableHighAccuracy: true });
  };

  root.querySelector('button')?.addEventListener('click', () => {
    wantsMessage = false;
    ask();
  });
  link?.addEventListener('click', (event) => {
    wantsMessage = true;
    if (!opensAtTap) {
      event.preventDefault();
      opensUntil = Date.now() + openWithinMs;
      return ask();
    }
    opensUntil = 0;
    opensAtTap = false;
    for (const ready of root.querySelectorAll<HTMLElement>('[data-outcome=ready]')) ready.hidden = true;
  });
}
