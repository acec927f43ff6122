/**
 * Hides the bar while an answer on whom to call is on the screen, in a browser whose style sheets cannot: our number must
 * not be under 911. Where the script is late or never comes, the bar stays.
 */
export function enhanceCallBar(bar: HTMLElement): void {
  if (CSS.supports('timeline-scope: --answer')) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) bar.hidden = isIntersecting;
  });
  for (const road of document.querySelectorAll('[data-who-to-call]')) observer.observe(road);
}
