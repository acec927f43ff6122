import { parseArgs, styleText } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../setup/browsers.ts';
import { buildPages } from '../setup/build-pages.ts';
import { freePorts, serveCompressed } from '../setup/serve.ts';

// `npm run lighthouse [-- --runs 1 /about/ …]`: builds the site, and looks at every page that search engines may list, or
// at those named, as on a phone and as on a desktop. Where a figure falls short, a busy machine may be the reason: the
// median of three runs counts. Ends with 1 where a score is under 100, or anything moves or blocks.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});

/** What is used here of Lighthouse, which has a lockfile of its own beside this file: it brings 200 packages. */
interface Lighthouse {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}
interface Result {
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  environment: { benchmarkIndex: number };
}
// Named so that the compiler does not look for it: only this command installs it.
const name: string = 'lighthouse';
const { default: lighthouse, desktopConfig }: Lighthouse = await import(name);
const forms = { phone: undefined, desktop: desktopConfig };

/** What each figure has to be. */
const wanted = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100, CLS: 0, TBT: 0 };
const areAsWanted = (figures: Record<string, number>) =>
  Object.entries(wanted).every(([name, value]) => figures[name] === value);

/**
 * The figures of a run: four scores out of 100, layout shift, and milliseconds of blocked input; and Lighthouse's own measure of the
 * machine: under 1,000 or so it was too busy for its times to count.
 */
function figuresOf({ categories, audits, environment }: Result): Record<string, number> {
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    TBT: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    machine: environment.benchmarkIndex,
  };
}

/** The audits that cost a run some of its score. */
const findingsOf = ({ categories, audits }: Result) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

const { dist, base, paths } = await buildPages(positionals);
const site = await serveCompressed(dist, base);
const [port = 0] = await freePorts(1);
const args = [`--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
try {
  for (const path of positionals.length > 0 ? paths : paths.filter((path) => !path.endsWith('/404.html'))) {
    for (const [form, config] of Object.entries(forms)) {
      const results: Result[] = [];
      let runs: Record<string, number>[] = [];
      do {
        const result = await lighthouse(site.origin + base + path.slice(1), { port, logLevel: 'error' }, config);
        if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
        results.push(result.lhr);
        runs = results.map(figuresOf);
      } while (results.length < Number(values.runs) && !runs.slice(0, 1).every(areAsWanted));
      // The median of each figure by itself.
      const medians = Object.keys(runs[0] ?? {}).map((name) => {
        const found = runs.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b)[runs.length >> 1] ?? NaN;
        const isGood = !(name in wanted) || found === wanted[name as keyof typeof wanted];
        if (!isGood) process.exitCode = 1;
        return styleText(isGood ? 'green' : 'red', `${name} ${found}`);
      });
      console.log(path, form, ...medians);
      for (const finding of new Set(results.flatMap(findingsOf))) console.log(styleText('yellow', `  ! ${finding}`));
    }
  }
} finally {
  await browser.close();
  site.close();
}
