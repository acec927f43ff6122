/**
 * What is wrong with the labels of the drawings on a page, where they are over them; it runs in the page.
 * @returns the problems, and how many labels were looked at
 */
export async function labelProblems(): Promise<{ problems: string[]; count: number }> {
  const problems: string[] = [];
  let count = 0;
  /** What nobody would name: the country behind a drawing's things. */
  const country = /^s-(?:sky|far|near|verge|verge-d|pine|star)$/;

  for (const figure of document.querySelectorAll('.drawing:has(> .drawing__labels)')) {
    const image = figure.querySelector('img') as HTMLImageElement;
    const items = [...figure.querySelectorAll<HTMLElement>('.drawing__labels > li')];
    const all = [...figure.querySelectorAll('.drawing__leaders')];
    const leaders = all.find((each) => each.checkVisibility());
    // Where there are none, the labels are the lines of a paper, which fill it.
    const least = all.length > 0 ? 11.5 : -1;
    if ((all.length > 0 && !leaders) || items.some((item) => getComputedStyle(item).position !== 'absolute')) continue;
    image.loading = 'eager';
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? image.src;
    // A browser takes its time to change the file where the screen has become wider.
    while (image.currentSrc !== new URL(source, location.href).href) await new Promise(requestAnimationFrame);
    await image.decode();
    image.scrollIntoView({ behavior: 'instant', block: 'center' });
    const edge = image.getBoundingClientRect();
    const chips = items.map((item) => ({ name: item.textContent ?? '', box: item.getBoundingClientRect() }));
    count += chips.length;

    const scale = leaders ? edge.width / (leaders as SVGSVGElement).viewBox.baseVal.width : 1;
    const points = (d = '') =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
        x: edge.left + Number(x) * scale,
        y: edge.top + Number(y) * scale,
      }));
    const [lines, dots] = ['path:not([class])', '.drawing__dots'].map((part) =>
      (leaders?.querySelector(part)?.getAttribute('d') ?? '').split('M').filter(Boolean),
    );
    if (leaders && lines?.length !== chips.length)
      problems.push(`found ${lines?.length} leaders for ${chips.length} labels`);

    const isIn = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
      x > box.left && x < box.right && y > box.top && y < box.bottom;
    for (const [index, { name, box }] of chips.entries()) {
      const room = [box.left - edge.left, edge.right - box.right, box.top - edge.top, edge.bottom - box.bottom];
      if (Math.min(...room) < least) problems.push(`“${name}” is ${Math.min(...room)} px from the picture's edge`);
      for (const other of chips.slice(index + 1)) {
        const { left, right, top, bottom } = other.box;
        if (box.left < right && left < box.right && box.top < bottom && top < box.bottom)
          problems.push(`“${name}” lies on “${other.name}”`);
      }
      const corners = points(lines?.[index]);
      const [first, last] = [corners[0], corners.at(-1)];
      if (!first || !last) continue;
      if (!isIn(first, box)) problems.push(`the leader of “${name}” does not begin within it`);
      const along = corners.slice(1).flatMap((to, corner) => {
        const from = corners[corner] ?? to;
        return Array.from({ length: 41 }, (_, step) => ({
          x: from.x + ((to.x - from.x) * step) / 40,
          y: from.y + ((to.y - from.y) * step) / 40,
        }));
      });
      for (const other of chips)
        if (other.name !== name && along.some((point) => isIn(point, other.box)))
          problems.push(`the leader of “${name}” runs under “${other.name}”`);
      if (isIn(last, box)) problems.push(`the leader of “${name}” ends within it`);
    }

    // What is under a dot is seen where the picture's own shapes are: for a moment they are in its place.
    const drawn = document.createElement('div');
    drawn.innerHTML = await (await fetch(image.currentSrc)).text();
    drawn.style.cssText = `position:fixed;z-index:9;left:${edge.left}px;top:${edge.top}px;width:${edge.width}px`;
    drawn.querySelector('svg')?.setAttribute('style', `width:${edge.width}px;height:${edge.height}px`);
    document.body.append(drawn);
    for (const dot of dots ?? []) {
      const [at] = points(dot);
      if (!at) continue;
      const around = [-5, 0, 5].flatMap((dx) => [-5, 0, 5].map((dy) => [at.x + dx, at.y + dy] as const));
      const parts = around.map(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('[class]')?.getAttribute('class') ?? 's-sky',
      );
      if (parts.every((part) => country.test(part))) problems.push(`a dot at ${dot} is on ${parts[4]}`);
    }
    drawn.remove();
  }
  return { problems, count };
}
