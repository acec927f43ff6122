import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const textsIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
const nameIn = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8').replace('\uFEFF', '')).name;

/** Runs of four words or more in a text, without what Markdown and directives put around them. */
function phrasesIn(markdown: string): string[] {
  const paragraphs = markdown.replace(/\]\([^)]*\)|\[\^[^\]]*\]/g, '|').split(/\n\s*\n|\n(?=[-|#>\d])/);
  const phrases = paragraphs.flatMap((text) =>
    text
      .replace(/\{[^}]*\}/g, '|')
      .replace(/\s+/g, ' ')
      .split(/[[\]|#*"]+/),
  );
  return phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase.split(' ').length > 3);
}

/**
 * Why the words of this project are no longer the sample's; undefined where they are. An owner's facts name another company,
 * and an owner's texts have few of the phrases that the snapshots in `tests/pages` hold.
 */
export function whyNotSample(): string | undefined {
  try {
    const owner = nameIn('site/business.json');
    if (owner !== nameIn('site/business/sample.json')) return `site/business.json is ${owner}’s`;
  } catch {
    // A file that cannot be read is reported by the tests of it.
  }
  const known = textsIn('tests/pages', '.txt')
    .join('\n')
    .replace(/<[^>]*>/g, '');
  const phrases = textsIn('site/content/en', '.md').flatMap(phrasesIn);
  const share = phrases.filter((phrase) => known.includes(phrase)).length / phrases.length;
  return share < 0.5 ? `tests/pages knows ${Math.round(share * 100)} % of the phrases of site/content/en` : undefined;
}

/** The files that read the sample's own words, and are skipped where those have gone; the snapshots, page by page. */
export const sampleFiles = () => readdirSync(join(root, 'tests/sample')).map((name) => `tests/sample/${name}`);
