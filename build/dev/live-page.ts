/** Where a page hears of builds. */
export const events = '/.dev/events';

/** What the server tells an open page: which build it serves, and what is wrong with the one after it. */
export interface News {
  build: number;
  complaint?: string | undefined;
}

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

/** A built page without its content policy, which would forbid what is added: a script that hears of new builds. */
export const livePage = (html: string, build: number): string =>
  `${html.replace(policy, '')}<script>(${listen})(${JSON.stringify(events)}, ${build})</script>`;

/** Runs in the page: loads it anew after a build, and lays a complaint over it until that is mended. */
function listen(address: string, build: number): void {
  let shown: HTMLElement | undefined;
  new EventSource(address).onmessage = ({ data }) => {
    const news: News = JSON.parse(data);
    // What is shown stays until the page that takes its place is there.
    if (news.build !== build) return location.reload();
    shown?.remove();
    if (news.complaint === undefined) return;
    shown = document.createElement('pre');
    shown.setAttribute('role', 'alert');
    shown.textContent = news.complaint;
    shown.style.cssText =
      'position:fixed;inset:0;z-index:99;margin:0;padding:2rem;overflow:auto;white-space:pre-wrap;font:1rem/1.5 monospace;color:#fff;background:#7a1010';
    document.documentElement.append(shown);
  };
}
