import { expect, test } from 'vitest';
import { type ServiceSlug, serviceSlugs } from '../../site/business/services.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith, posts } from '../setup/pages.ts';
import { placesIn } from '../setup/parse.ts';
import { type RenderedSite, renderSite } from '../setup/rendered-site.ts';

/** Words that name a service, its trucks, its figures or its jobs, in either language. */
const words: Readonly<Record<string, RegExp>> = {
  'emergency-towing-service': /emergency (?:tow|response)/gi,
  'flatbed-towing':
    /flatbed|rollback|10,000|motorcycles? tow|tow motorcycles\?<[^?]*>Yes|plataforma|motos\?<[^?]*>Sí/gi,
  'car-towing': /\bcar tow(?:ing)?\b|wheel-?lift(?!-hold)/gi,
  'heavy-duty-towing': /heavy[ -](?:duty|tow|wrecker)|rotator|75,000|\bbuses\b|grúa para camiones/gi,
  'long-distance-towing': /long[ -](?:distance(?!s)|tow)|longest tow|larga distancia|500 (?:miles|millas|mi\b)/gi,
  'roadside-assistance':
    /roadside assistance|jump[ -]?(?:start|it)|lockout|asistencia en carretera|pasamos corriente/gi,
  'accident-recovery': /accident[ -]recovery|\brecovery\b|recovered|grúa por choque/gi,
  'junk-car-removal': /junk|chatarra/gi,
};
/** An added service goes by its slug. */
const wordsOf = (slug: ServiceSlug) => words[slug] ?? new RegExp(slug.replaceAll('-', '[ -]'), 'gi');

// Allowed everywhere: the article that explains the kinds of towing, with its entries in lists; another company's
// trade; the titles of sources.
const guide = 'understanding-towing-services';
const { pageTitle = '', description = '', excerpt = '' } = posts.find(({ slug }) => slug === guide) ?? {};
const ofGuide = [pageTitle.split(': ')[1], description.split('?')[0], excerpt.split('?')[0]];
const ofOthers = [
  /Agero, a roadside assistance/g,
  /<aside class="strip strip--sources".*?<\/aside>/gs,
  new RegExp(`/${guide}/[^"]*`, 'g'),
];

/** What each page and file of a site says, with its name, without what is allowed everywhere. */
function textsOf({ pages, files }: RenderedSite): Map<string, string> {
  const texts = [...pages, ...files].filter(([path]) => !path.includes(guide));
  return new Map(
    texts.map(([path, text]) => {
      const entry = new RegExp(`<entry>(?:(?!</entry>).)*${guide}.*?</entry>`, 'gs');
      const lists = /^\/blog\/$|feed/.test(path) ? ofGuide : [];
      const own = [entry, ...ofOthers, ...lists].reduce<string>(
        (rest, words = '') => rest.replaceAll(words as string, ''),
        text,
      );
      return [path, path + own];
    }),
  );
}

/** What is wrong with the site of a company that offers only these, whatever it claims for others. */
async function errorsOf(offered: readonly ServiceSlug[]): Promise<string[]> {
  const site = await renderSite(businessWith({ ...bilingualFacts, services: offered, otherTowingSites: [] }));
  const left = serviceSlugs.filter((slug) => !offered.includes(slug));
  const texts = textsOf(site);
  const home = site.pages.get('/') ?? '';
  return [
    ...site.errors,
    ...[...texts].flatMap(([path, text]) =>
      left.flatMap((slug) => placesIn(text, wordsOf(slug)).map((place) => `${path} names ${slug}: …${place}…`)),
    ),
    ...[...site.pages].flatMap(([path, html]) =>
      /<section class="call__band"><h2>[^<]+<\/h2><p>[^<]+<\/p><div class="actions"><a[^>]+href="tel:/.test(html)
        ? []
        : [`${path} has no offer`],
    ),
    ...offered.filter((slug) => home.search(wordsOf(slug)) < 0).map((slug) => `/ does not name ${slug}`),
  ];
}

const all = Array.from({ length: 2 ** serviceSlugs.length - 1 }, (_, index) =>
  serviceSlugs.filter((_, at) => (index + 1) & (1 << at)),
);
const few = all.filter(({ length }) => [1, serviceSlugs.length - 1, serviceSlugs.length].includes(length));

test.each((process.env.FULL ? all : few).map((offered) => [offered.join(', '), offered] as const))(
  'a site names no other service, has no empty heading, and an offer on every page: %s',
  async (_, offered) => expect(await errorsOf(offered)).toEqual([]),
);
