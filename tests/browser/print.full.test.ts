import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser(`${inject('sites')}/full`, true);

test.each([
  ['/towing-cost/', 2],
  ['/', 2],
  ['/services/emergency-towing-service/', 2],
  ['/services/flatbed-towing/', 1],
  ['/services/heavy-duty-towing/', 1],
  ['/services/roadside-assistance/', 1],
  ['/blog/understanding-towing-services/', 2],
  ['/es/services/emergency-towing-service/', 2],
  ['/es/services/accident-recovery/', 2],
  ['/blog/what-to-do-car-breaks-down-highway/', 3],
])('%s with every fact prints on at most %i sheets of US Letter', async (path, most) => {
  const page = await browser.open(path);
  await page.evaluate(() => inPage.settle());
  const pdf = await page.pdf({ format: 'Letter' });
  // ISO 32000, 7.7.3.3: each is an object of the type Page.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, `sheets of ${path}`).toBeLessThanOrEqual(most);
});

test('the card for the cab is printed whole, in the size of a credit card: 3.375 by 2.125 inches', async () => {
  const page = await browser.open('/fleets/', { viewport: { width: 740, height: 980 } });
  await page.emulateMedia({ media: 'print' });
  const faces = await page.locator('.paper__face').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width: width / 96, height: height / 96, whole: element.scrollHeight <= element.clientHeight };
    }),
  );
  expect(faces).toEqual(Array(2).fill({ width: 3.375, height: 2.125, whole: true }));
});
