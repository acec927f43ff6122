import { expect, inject, test } from 'vitest';
import { serviceSlugs } from '../../site/business/services.ts';
import { setScreen, useBrowser } from './browser.ts';

const browser = useBrowser(`${inject('sites')}/site`, true);

/** Runs in the page. Finds parts of its head's scene that are cut off, or behind words and buttons. */
async function faultsOfHead(): Promise<string[]> {
  const image = document.querySelector<HTMLImageElement>('.page-head__picture');
  if (!image) return ['found no scene at the head'];
  const source = image.parentElement?.querySelector('source');
  const chosen = source && matchMedia(source.media).matches ? source.srcset : image.src;
  // On a wider screen, the browser takes a while to change the file.
  while (image.currentSrc !== new URL(chosen, location.href).href) await new Promise(requestAnimationFrame);
  await image.decode();
  const edge = image.getBoundingClientRect();
  // A narrow screen shows only the bottom of the scene.
  const { objectFit } = getComputedStyle(image);
  const { width, height: natural } = image;
  const { naturalWidth: unitsWide, naturalHeight: unitsHigh } = image;
  const height = objectFit === 'cover' ? (width / unitsWide) * unitsHigh : natural;
  const drawn = document.createElement('div');
  drawn.innerHTML = await (await fetch(image.currentSrc)).text();
  drawn.style.cssText = `position:absolute;left:${edge.left}px;top:${edge.bottom + scrollY - height}px;width:${width}px`;
  drawn.querySelector('svg')?.setAttribute('style', `max-width:none;width:${width}px;height:${height}px`);
  document.body.append(drawn);

  const words = [...document.querySelectorAll('.page-head :is(h1, .lead, .button, .call)')].map((part) => ({
    name: part.textContent ?? '',
    box: part.getBoundingClientRect(),
  }));
  const things = ['disc', 'moon', 'pine', 'amber', 'sign', 'steel', 'blue', 'plum', 'teal'].flatMap((name) =>
    [...drawn.querySelectorAll(`.s-${name}`)].map((part) => ({ name, box: part.getBoundingClientRect() })),
  );
  drawn.remove();
  return things.flatMap(({ name, box: { left, right, top, bottom } }) => [
    ...(/^(?:disc|moon)$/.test(name) && (top < edge.top - 1 || right > innerWidth + 1) ? [`the ${name} is cut`] : []),
    ...words
      .filter(({ box }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
      .map((word) => `${name} lies behind “${word.name}”`),
  ]);
}

// The control opens these pages.
const opened = ['emergency-towing-service', 'accident-recovery'];
test.each(serviceSlugs.filter((slug) => !opened.includes(slug)))(
  'at the head of %s no sun or moon is cut off, and no sun, tree, sign or vehicle is behind words and buttons',
  async (slug) => {
    const page = await browser.visit(`/services/${slug}/`, 360, 900);
    for (const width of [360, 768, 1280, 1920]) {
      await setScreen(page, width, 900);
      expect.soft(await page.evaluate(faultsOfHead), `at ${width} px`).toEqual([]);
    }
  },
);
