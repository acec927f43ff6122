import { styleText } from 'node:util';
import { chromium } from 'playwright-core';
import { choosePort } from '../../build/serve/server.ts';
import { ensureChromium } from '../setup/browsers.ts';
import { buildPages } from '../setup/build-pages.ts';
import { serveCompressed } from '../setup/serve.ts';

// `npm run lighthouse [-- /about/ …]`: builds the site and measures, as on a phone and on a desktop, every page that search
// engines may list, or the named ones. A figure that falls short may be due to a busy machine, so the median of three runs
// counts then, or of five: https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md. Exits with 1 if a score
// is under 100, or anything moves.

/** The parts of Lighthouse used here. It has its own lockfile in this folder, because it brings 200 packages. */
interface Lighthouse {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}
interface Result {
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  environment: { benchmarkIndex: number };
}
// In a variable, so that the compiler doesn't look for it: only this command installs it.
const name: string = 'lighthouse';
const { default: lighthouse, desktopConfig }: Lighthouse = await import(name);
const forms = { phone: { config: undefined, slowdown: 4 }, desktop: { config: desktopConfig, slowdown: 1 } };

/**
 * Lighthouse's slowdowns are for a fast machine, whose index is 1,500 to 2,000: a slower one is slowed less, so that the
 * phone stays the same. See https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown.
 */
const usualMachine = 1750;

/** What each figure must be. Milliseconds differ from run to run, so those of blocked input decide only by the score. */
const wanted = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100, CLS: 0 };
const isAsWanted = ([name, value]: [string, number]) => value === (wanted[name as keyof typeof wanted] ?? value);

/**
 * The figures of a run: four scores out of 100, layout shift, milliseconds of blocked input, and Lighthouse's measure
 * of the machine: under about 1,000 it was too busy for the times to count.
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

/** The figures of an odd number of runs: each one's own median. */
const mediansOf = (runs: Record<string, number>[]) =>
  Object.keys(runs[0] ?? {}).map((name): [string, number] => {
    const found = runs.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b);
    return [name, found[found.length >> 1] ?? NaN];
  });

/** The audits that lowered a run's score. */
const findingsOf = ({ categories, audits }: Result) =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

const { dist, base, paths } = await buildPages(process.argv.slice(2));
const site = await serveCompressed(dist, base);
const port = await choosePort('0', false);
const args = [`--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
// As the last run measured it.
let machine = usualMachine;
try {
  for (const path of paths.filter((path) => !path.endsWith('/404.html'))) {
    for (const [form, { config, slowdown }] of Object.entries(forms)) {
      const results: Result[] = [];
      let figures: [string, number][] = [];
      do {
        const calibrated = (slowdown * machine) / usualMachine;
        const throttling = { cpuSlowdownMultiplier: Math.min(slowdown, Math.max(1, calibrated)) };
        const url = site.origin + base + path.slice(1);
        const result = await lighthouse(url, { port, logLevel: 'error', throttling }, config);
        if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
        results.push(result.lhr);
        machine = result.lhr.environment.benchmarkIndex;
        figures = mediansOf(results.map(figuresOf));
      } while (results.length < 5 && (results.length % 2 === 0 || !figures.every(isAsWanted)));
      if (!figures.every(isAsWanted)) process.exitCode = 1;
      const shown = figures.map((figure) => styleText(isAsWanted(figure) ? 'green' : 'red', figure.join(' ')));
      console.log(path, form, ...shown);
      for (const finding of new Set(results.flatMap(findingsOf))) console.log(styleText('yellow', `  ! ${finding}`));
    }
  }
} finally {
  await browser.close();
  site.close();
}
