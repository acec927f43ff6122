import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, inject, type TestContext, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { localesFor } from '../../site/content/locales.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { bilingualFacts, everyFact } from '../setup/facts.ts';
import { checksumOf, pageLines } from '../setup/page-lines.ts';
import { businessWith, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';
import { wholeSiteOf } from '../setup/rendered-site.ts';

const business = businessWith(bilingualFacts);
const pages = pagesOf(business).map((page) => ({ name: nameOf(page), ...pageLines(htmlOf(page, business)) }));

/** Each line after the number of its earlier copies, so that a second copy counts as another line. */
function counted(lines: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const times = seen.get(line) ?? 0;
    seen.set(line, times + 1);
    return `${times} ${line}`;
  });
}

/** The lines that most pages share; and for each page, the others it has and the shared ones it lacks. */
function sharedLines(pages: readonly (readonly string[])[]): { shared: string[]; own: string[][] } {
  const sets = pages.map((lines) => new Set(counted(lines)));
  const isShared = (line: string) => sets.filter((set) => set.has(line)).length > sets.length / 2;
  const all = sets.map((set) => [...set].filter(isShared)).sort((one, other) => other.length - one.length);
  const shared = [...new Set(all.flat())];
  const plain = (line: string) => line.replace(/^\d+ /, '');
  const own = sets.map((set) => [
    ...[...set].filter((line) => !isShared(line)).map(plain),
    ...shared.filter((line) => !set.has(line)).map((line) => `lacks ${plain(line).trim()}`),
  ]);
  return { shared: shared.map(plain), own };
}

/** The lines around `<main>` that most pages of a language share, and for each page the rest and its `<main>`. */
const snapshots = localesFor(business).flatMap(({ language }) => {
  const all = pages.filter((page) => page.language === language);
  const { shared, own } = sharedLines(all.map(({ around }) => around));
  return [
    { name: `most-pages-${language}`, lines: shared },
    ...all.map(({ name, main }, index) => ({ name, lines: [...(own[index] ?? []), ...main] })),
  ];
});
/** The parts of a page that owners change: texts, and attributes that hold words or addresses. */
const wordsOf = (lines: string) =>
  lines.replace(/<[^>]*>/g, (tag) => (tag.match(/ (?:alt|aria-label|content|href|src)="[^"]*"/g) ?? []).join(''));
const fileOf = (name: string) => `tests/pages/${name}.txt`;

/**
 * Compares a page with its snapshot, which `-u` renews. In an owner's project, a page with other words is skipped until
 * the owner renews its snapshot.
 */
async function compare(name: string, text: string, { skip }: TestContext): Promise<void> {
  const isAsked = inject('isSample') || inject('isRenewal');
  const isKnown = existsSync(fileOf(name)) && wordsOf(readFileSync(fileOf(name), 'utf8')) === wordsOf(text);
  skip(!isAsked && !isKnown, 'its words are no longer those of its snapshot');
  await expect(text).toMatchFileSnapshot(`../pages/${name}.txt`);
}

describe('nothing has changed since someone last looked at it', () => {
  for (const { name, lines } of snapshots) test(name, (context) => compare(name, `${lines.join('\n')}\n`, context));

  test('the files beside the pages, for crawlers, hosts, feed readers and phones', async (context) => {
    const { files } = await wholeSiteOf(business);
    const plain = [...files].map(([path, text]) => {
      if (/\.svg$|^share$/.test(path)) return `${path} ${checksumOf(text)}`;
      // Posts have snapshots of their own.
      const lines = text.replaceAll('\r', '').replace(/(?<=<content type="html">).*?(?=<\/content>)/gs, '…');
      return `${path}\n${lines.replace(/(?<=>)(?=<url>|<entry>)/g, '\n')}`;
    });
    // A page's snapshot doesn't show its styles. Spaces and comments don't count.
    const sheets = filesIn('site').filter((file) => file.endsWith('.css'));
    const styles = sheets.sort().map((filename) => {
      const { code } = transform({ filename, code: readFileSync(`site/${filename}`), minify: true });
      return `${filename} ${checksumOf(code)}`;
    });
    const colors = `colors ${checksumOf(siteMeta(business).colors)}`;
    await compare('files', `${[...plain, ...styles, colors].join('\n')}\n`, context);
  });

  test('the lines that pages gain and lose with every fact that an owner may give', (context) => {
    const full = businessWith(everyFact);
    const linesIn = ({ around, main }: ReturnType<typeof pageLines>) => [...around, ...main].map((line) => line.trim());
    const seen = new Set<string>();
    /** A line without its links, as the footer's link to the other language differs on each page. */
    const withoutLinks = (line: string) => line.replace(/ href="[^"]*"/g, '');
    /** Without what an earlier page showed, and without bare tags. */
    const fresh = (lines: readonly string[], others: readonly string[], sign: string) =>
      lines
        .filter((line) => !others.includes(line) && !/^<\w+>$/.test(line))
        .map((line) => sign + line)
        .filter((line) => !seen.has(withoutLinks(line)));
    const differences = pagesOf(full).flatMap((page) => {
      const before = pages.filter(({ name }) => name === nameOf(page)).flatMap(linesIn);
      const now = linesIn(pageLines(htmlOf(page, full)));
      const own = [...fresh(now, before, '+ '), ...fresh(before, now, '- ')];
      for (const line of own) seen.add(withoutLinks(line));
      return own.length > 0 ? [page.path, ...own] : [];
    });
    return compare('every-fact', `${differences.join('\n')}\n`, context);
  });

  test.runIf(inject('isSample'))('a snapshot without a page is reported by name', () => {
    const names = ['every-fact', 'files', 'markdown', ...snapshots.map(({ name }) => name)];
    const files = readdirSync('tests/pages').map((file) => `tests/pages/${file}`);
    const orphans = files.filter((file) => !names.includes(file.replace(/.*\/|\.txt$/g, '')));
    expect(orphans.map((file) => `${file} has no page. Delete it.`)).toEqual([]);
  });
});
