import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { serveCompressed } from '../setup/brotli-server.ts';
import { buildPages } from '../setup/build-pages.ts';
import { chromiumWithPort } from './chromium-with-port.ts';

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
 * What is looked at of a run: four scores out of 100, layout shift, milliseconds of blocked input, and Lighthouse's own
 * measure of the machine: under 1,000 or so it was too busy for its times to count.
 */
type Figures = Record<(typeof columns)[number], number>;
const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'CLS', 'TBT', 'machine'] as const;
const wanted: Partial<Figures> = {
  CLS: 0,
  TBT: 0,
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const forms = { phone: undefined, desktop: desktopConfig };

const { dist, base, paths } = await buildPages(positionals);
const site = await serveCompressed(dist, base);
const browser = await chromiumWithPort();
/** Each fault that Lighthouse names, and where. */
const faults = new Map<string, string[]>();
let perfect = true;

try {
  console.log(['page'.padEnd(55), ...columns.map((name) => name.padEnd(15))].join(' '));
  for (const path of positionals.length > 0 ? paths : paths.filter((path) => path !== '/404.html')) {
    for (const form of ['phone', 'desktop'] as const) show(`${path} ${form}`, await figures(path, form));
  }
  for (const [fault, places] of faults) console.log(`${pc.yellow('!')} ${fault} (${places.join(', ')})`);
} finally {
  await browser.close();
  site.close();
}
process.exitCode = perfect ? 0 : 1;

/** The median of several runs, each figure by itself. */
async function figures(path: string, form: keyof typeof forms): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < Number(values.runs)) runs.push(await run(path, form));
  const median = (name: keyof Figures) => runs.map((run) => run[name]).sort((a, b) => a - b)[runs.length >> 1] ?? NaN;
  return Object.fromEntries(columns.map((name) => [name, median(name)])) as Figures;
}

async function run(path: string, form: keyof typeof forms): Promise<Figures> {
  const flags = { port: browser.port, logLevel: 'error' } as const;
  const result = await lighthouse(site.origin + base + path.slice(1), flags, forms[form]);
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { audits, categories, environment } = result.lhr;
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title } = audits[id] ?? {};
      if (weight > 0 && typeof score === 'number' && score < 0.995) note(`${id}: ${title}`, `${path} ${form}`);
    }
  }
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    accessibility: Math.round((categories.accessibility?.score ?? 0) * 100),
    'best-practices': Math.round((categories['best-practices']?.score ?? 0) * 100),
    seo: Math.round((categories.seo?.score ?? 0) * 100),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    TBT: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    machine: environment.benchmarkIndex,
  };
}

function note(fault: string, place: string): void {
  const places = faults.get(fault) ?? [];
  if (!places.includes(place)) places.push(place);
  faults.set(fault, places);
}

function show(place: string, found: Figures): void {
  const cells = columns.map((name) => {
    const good = wanted[name] === undefined || found[name] === wanted[name];
    perfect &&= good;
    return (good ? pc.green : pc.red)(String(found[name]).padEnd(15));
  });
  console.log(place.padEnd(55), cells.join(' '));
}
