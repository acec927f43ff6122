/** What a developer is told in the page; each is empty where there is nothing to tell. */
export interface Notices {
  /** Why the last build failed: it lies over the page of the one before. */
  complaint: string;
  /** The compiler's errors, which stop no build. */
  types: string;
}

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
const style =
  'position:fixed;z-index:99;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap;font:1rem/1.5 monospace;color:#fff;background:#7a1010;';

/**
 * A built page with what a developer is told, and a script that loads it anew once that or the site is another.
 * The content policy would forbid them, so it goes.
 */
export function livePage(html: string, { complaint, types }: Notices, state: number): string {
  const notices = [
    types && `<pre role="status" style="${style}inset:auto 0 0;max-height:30vh">${escapeHtml(types)}</pre>`,
    complaint && `<pre role="alert" style="${style}inset:0">${escapeHtml(complaint)}</pre>`,
  ];
  const script = `import { createHotContext } from '/@vite/client';
createHotContext('/').on('state', (state) => state === ${state} || location.reload());`;
  return `${html.replace(policy, '')}${notices.join('')}<script type="module">${script}</script>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
