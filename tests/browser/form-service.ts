import type { Page } from 'playwright-core';
import { mapOrigin } from '../../site/client-settings.ts';

/** The form service's script. Its popup is a frame of the service, which says that the form was sent. */
export const formScript = `window.calls = [];
  window.Tally = { openPopup(...call) {
    calls.push(call);
    const popup = Object.assign(document.createElement('iframe'), { src: 'https://tally.so/popup', hidden: true });
    document.body.append(popup);
  } };`;

/** What the service's frame says once a form is sent. */
export const popup = `<script>parent.postMessage(JSON.stringify({ event: 'Tally.FormSubmitted', payload: { formId: 'your-form-id' } }), '*')</script>`;

/** Stands in for the map and the form service. */
export async function serveOthers(page: Page): Promise<void> {
  const map = '<!doctype html><title>Map</title>';
  await page.route(/^https:\/\/(?:tally\.so|www\.google\.com)\//, (route) => {
    const body = Object.entries({ '/popup': popup, '/maps': map }).find(([part]) =>
      route.request().url().includes(part),
    );
    return route.fulfill({ contentType: body ? 'text/html' : 'text/javascript', body: body?.[1] ?? formScript });
  });
}

/** Every request to another host, noted as it is made. */
export function foreignRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (hostname !== '127.0.0.1') requests.push(href);
  });
  return requests;
}

/** Every error that the page throws or logs. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The map may fail late.
    if (message.type() === 'error' && !message.location().url.startsWith(mapOrigin)) errors.push(message.text());
  });
  return errors;
}
