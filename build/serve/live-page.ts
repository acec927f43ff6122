const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
const style =
  'position:fixed;z-index:99;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap;font:1rem/1.5 monospace;color:#fff;background:#7a1010;';

/**
 * A built page without its content policy, with notices over it, and with a script that reloads it once the server's
 * state has changed.
 * @param complaint why the last build failed, so that the page is still that of the one before; it may be empty
 * @param types the compiler's errors, which stop no build; they may be none
 */
export function livePage(html: string, complaint: string, types: string, state: number): string {
  const notices = [
    types && `<pre role="status" style="${style}inset:auto 0 0;max-height:30vh">${escapeHtml(types)}</pre>`,
    complaint && `<pre role="alert" style="${style}inset:0">${escapeHtml(complaint)}</pre>`,
  ];
  const script = `import { createHotContext } from '/@vite/client';
createHotContext('/').on('state', (state) => state === ${state} || location.reload());`;
  return `${html.replace(policy, '')}${notices.join('')}<script type="module">${script}</script>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
