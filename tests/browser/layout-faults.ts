/** What of a page's layout is broken: each function is sent into the page as it stands, and so knows nothing but its arguments. */

/** The words of these elements that break within themselves; after a hyphen or a dash a line may end. */
export function brokenWords(selector: string): string[] {
  const elements = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return elements.flatMap((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue;
      for (const { index, 0: word } of text.nodeValue?.matchAll(/[^\s\-–—/]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** The drawings and photos that hang out of their section or head, posts of signs too, and posts of a head that stand on nothing. */
export function hangingDrawings(): string[] {
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;
  /** The box of what a style sheet draws before or after an element; nothing where it draws no box that stands apart. */
  const boxDrawn = (element: Element, pseudo: string): Box | undefined => {
    const style = getComputedStyle(element, pseudo);
    if (style.content === 'none' || style.position !== 'absolute' || style.display === 'none') return;
    let block: Element | null = element;
    while (block?.parentElement && getComputedStyle(block).position === 'static') block = block.parentElement;
    if (!block) return;
    const { left, top } = block.getBoundingClientRect();
    const x = left + block.clientLeft + parseFloat(style.left);
    const y = top + block.clientTop + parseFloat(style.top);
    return { left: x, top: y, right: x + parseFloat(style.width), bottom: y + parseFloat(style.height) };
  };
  /** What is left of a box within the ancestors that cut off what overflows them. */
  const cut = (box: Box, from: Element, section: Element): Box => {
    const seen = { ...box };
    for (let element: Element | null = from; element && section.contains(element); element = element.parentElement) {
      const { overflowX, overflowY, contain } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      if (overflowX !== 'visible' || contain === 'paint') {
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (overflowY !== 'visible' || contain === 'paint') {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    return seen;
  };
  // Of the palette’s `post`.
  const postColor = 'rgb(93, 107, 122)';

  return [...document.querySelectorAll('.site-header, main > *, .site-footer')].flatMap((section) => {
    const edge = section.getBoundingClientRect();
    const parts = [section, ...section.querySelectorAll('*')].filter((part) => part.checkVisibility());
    const pictures = parts.filter((part) => /^(?:img|svg|iframe)$/.test(part.localName));
    const drawings = [
      ...pictures.map((part) => ({ part, name: part.localName, isPost: false, box: part.getBoundingClientRect() })),
      ...['::before', '::after'].flatMap((pseudo) =>
        parts.flatMap((part) => {
          const box = boxDrawn(part, pseudo);
          const { borderLeftColor, borderLeftWidth } = getComputedStyle(part, pseudo);
          // Small ones, of the sign in an answer, stand on the answer's own ground.
          const isPost = borderLeftColor === postColor && borderLeftWidth !== '0px' && !part.closest('.road-answer');
          return box ? [{ part, name: `what is ${pseudo.slice(2)} .${part.getAttribute('class')}`, isPost, box }] : [];
        }),
      ),
    ];
    return drawings.flatMap(({ part, name, isPost, box: whole }) => {
      const box = cut(whole, part, section);
      const by = Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
      // On a picture's ground, or behind a button that hangs from them.
      const stands = [...pictures, ...section.querySelectorAll('.button')].some((thing) => {
        const ground = thing.getBoundingClientRect();
        return (
          ground.top < box.bottom &&
          ground.bottom >= box.bottom - 1 &&
          ground.left < box.right &&
          ground.right > box.left
        );
      });
      return [
        ...(box.right > box.left && box.bottom > box.top && by > 1
          ? [`${name} hangs out of .${section.getAttribute('class')} by ${Math.round(by)} px`]
          : []),
        ...(isPost && section.matches('.hero, .page-head') && !stands ? [`the posts ${name} stand on nothing`] : []),
      ];
    });
  });
}

/** The photos beside the words of a head that end above the words, so that there is a hole under them. */
export function holesUnderPhotos(): string[] {
  return [...document.querySelectorAll(':is(.hero, .page-head) picture.scene-picture')].flatMap((photo) => {
    const [own, words] = [photo, photo.closest('.hero, .page-head')?.firstElementChild ?? photo].map((part) =>
      part.getBoundingClientRect(),
    );
    const hole = own && words && own.left >= words.right ? Math.round(words.bottom - own.bottom) : 0;
    return hole > 1 ? [`the photo of the head has a hole of ${hole} px under it`] : [];
  });
}
