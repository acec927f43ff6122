import { parseArgs, styleText } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../setup/browsers.ts';
import { buildPages } from '../setup/build-pages.ts';
import { freePorts, serveCompressed } from '../setup/serve.ts';

// `npm run lighthouse [-- --runs 1 /about/ …]`: builds the site, and looks at every page that search engines may list, or
// at those named, as on a phone and as on a desktop, the median of three runs. Ends with 1 where a score is under 100, or
// anything moves or blocks.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});

/** What is used here of Lighthouse, which has a lockfile of its own beside this file: it brings 200 packages. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: 'error' },
    config?: object,
  ) => Promise<{ lhr: Result } | undefined>;
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

/**
 * What is looked at of a run, and what it has to be: four scores out of 100, layout shift, milliseconds of blocked input,
 * and Lighthouse's own measure of the machine: under 1,000 or so it was too busy for its times to count.
 */
const wanted = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100, CLS: 0, TBT: 0, machine: null };
type Figures = Record<keyof typeof wanted, number>;
const columns = Object.keys(wanted) as (keyof typeof wanted)[];
const forms = { phone: undefined, desktop: desktopConfig };

const { dist, base, paths } = await buildPages(positionals);
const site = await serveCompressed(dist, base);
const [port = 0] = await freePorts(1);
const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
/** Each finding that Lighthouse names, and where. */
const findings = new Map<string, Set<string>>();

try {
  console.log(['page'.padEnd(55), ...columns.map((name) => name.padEnd(15))].join(' '));
  for (const path of positionals.length > 0 ? paths : paths.filter((path) => !path.endsWith('/404.html'))) {
    for (const form of ['phone', 'desktop'] as const) {
      const place = `${path} ${form}`;
      const runs: Figures[] = [];
      while (runs.length < Number(values.runs)) runs.push(await run(path, form, place));
      const cells = columns.map((name) => {
        // The median of each figure by itself.
        const found = runs.map((figures) => figures[name]).sort((a, b) => a - b)[runs.length >> 1] ?? NaN;
        const isGood = wanted[name] === null || found === wanted[name];
        if (!isGood) process.exitCode = 1;
        return styleText(isGood ? 'green' : 'red', String(found).padEnd(15));
      });
      console.log(place.padEnd(55), cells.join(' '));
    }
  }
  for (const [finding, places] of findings)
    console.log(`${styleText('yellow', '!')} ${finding} (${[...places].join(', ')})`);
} finally {
  await browser.close();
  site.close();
}

/** Looks at a page once, and keeps the findings that are named. */
async function run(path: string, form: keyof typeof forms, place: string): Promise<Figures> {
  const result = await lighthouse(site.origin + base + path.slice(1), { port, logLevel: 'error' }, forms[form]);
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { audits, categories, environment } = result.lhr;
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title } = audits[id] ?? {};
      if (weight === 0 || typeof score !== 'number' || score >= 0.995) continue;
      const finding = `${id}: ${title}`;
      findings.set(finding, (findings.get(finding) ?? new Set()).add(place));
    }
  }
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    TBT: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    machine: environment.benchmarkIndex,
  };
}
