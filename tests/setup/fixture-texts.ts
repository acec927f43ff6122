import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/files-in.ts';
import { serviceSlugs } from '../../site/business/services.ts';
import { english, type Locale, spanish } from '../../site/content/locales.ts';
import { sources } from '../../site/content/sources.ts';
import { servicePath } from '../../site/paths.ts';

const fixtures = join(import.meta.dirname, '../fixtures/texts');
const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');
const [source = ''] = Object.keys(sources);

/** The services take turns with the shapes of a service’s text. */
function writeServices(folder: string, slugs: readonly string[]): void {
  const shapes = readdirSync(folder).map((shape) => read(folder, shape));
  for (const shape of readdirSync(folder)) rmSync(join(folder, shape));
  slugs.forEach((slug, at) => {
    const others = serviceSlugs.filter((other) => other !== slug).slice(0, 3);
    const text = shapes[at % shapes.length] ?? '';
    const named = text.replaceAll('NAME', slug.replaceAll('-', ' ')).replace('RELATED', others.join(', '));
    writeFileSync(join(folder, `${slug}.md`), named);
  });
}

/**
 * Writes the texts made for tests into a folder, which say nothing of what the site says, for whatever services it has.
 * @returns the site’s languages with these texts
 */
export function writeFixtureTexts(folder: string): Locale[] {
  return [english, spanish].map((locale) => {
    const copy = join(folder, locale.folder);
    cpSync(join(fixtures, locale.folder), copy, { recursive: true });
    const slugs = serviceSlugs.filter((slug) => locale.pages?.includes(servicePath(slug)) ?? true);
    writeServices(join(copy, 'services'), slugs);
    for (const file of filesIn(copy))
      writeFileSync(
        join(copy, file),
        read(copy, file)
          .replaceAll('SOURCE', source)
          .replaceAll('SLUG', slugs[0] ?? ''),
      );
    return { ...locale, folder: copy };
  });
}

/** Changes every text in a folder. */
export function changeTexts(folder: string, edit: (text: string, name: string) => string): void {
  for (const name of filesIn(folder))
    if (name.endsWith('.md')) writeFileSync(join(folder, name), edit(read(folder, name), name));
}
