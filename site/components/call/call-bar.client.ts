/**
 * Hides the bar while an answer about whom to call is on the screen, so that our number isn't right below 911. Only for
 * browsers whose style sheets can't. If the script is late or fails, the bar stays.
 */
export function enhanceCallBar(bar: HTMLElement): void {
  if (CSS.supports('timeline-scope: --answer')) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) bar.hidden = isIntersecting;
  });
  for (const road of document.querySelectorAll('[data-who-to-call]')) observer.observe(road);
}
