import { describe, expect, test } from 'vitest';
import { type ServiceSlug, serviceSlugs } from '../../site/business/service-slugs.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith, posts } from '../setup/pages.ts';
import { placesIn } from '../setup/reading.ts';
import { type RenderedSite, renderSite } from '../setup/rendered-site.ts';

/** The words by which a text names a service or what comes with it: its trucks, its figures, its jobs. */
const words: Readonly<Record<string, RegExp>> = {
  'emergency-towing-service': /emergency (?:tow|response)/gi,
  'flatbed-towing': /flatbed|rollback|10,000|motorcycles? tow|tow motorcycles\?<[^?]*>Yes/gi,
  'car-towing': /\bcar tow(?:ing)?\b|wheel-?lift(?!-hold)/gi,
  'heavy-duty-towing': /heavy[ -](?:duty|tow|wrecker)|rotator|75,000|\bbuses\b/gi,
  'long-distance-towing': /long[ -](?:distance(?!s)|tow)|longest tow|500 (?:miles|mi\b)/gi,
  'roadside-assistance': /roadside assistance|jump[ -]?(?:start|it)|lockout/gi,
  'accident-recovery': /accident[ -]recovery|\brecovery\b|recovered/gi,
  'junk-car-removal': /junk/gi,
};
/** One that was added goes by its own name. */
const wordsOf = (slug: ServiceSlug) => words[slug] ?? new RegExp(slug.replaceAll('-', '[ -]'), 'gi');

// What general language needs: the article that explains the kinds of towing, and what the lists say of it; the trade of
// another company, which counts breakdowns; the titles of sources.
const guide = 'understanding-towing-services';
const { pageTitle = '', description = '', excerpt = '' } = posts.find(({ slug }) => slug === guide) ?? {};
const ofGuide = [pageTitle.split(': ')[1], description.split('?')[0], excerpt.split('?')[0]];
const ofOthers = [
  /Agero, a roadside assistance/g,
  /<aside class="strip strip--sources".*?<\/aside>/gs,
  new RegExp(`/${guide}/[^"]*`, 'g'),
];

/** What the pages and files of a site say, file by file, their own names too. */
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

/** All that is wrong with the site of a company that offers these alone, where their claims are all that it makes. */
async function errorsOf(offered: readonly ServiceSlug[]): Promise<string[]> {
  const { heavyDutyPounds, flatbedPounds, longDistanceMiles, roadsideJobs, ...claims } = businessWith().claims;
  const own = {
    ...(offered.includes('heavy-duty-towing') && { heavyDutyPounds }),
    ...(offered.includes('flatbed-towing') && { flatbedPounds }),
    ...(offered.includes('long-distance-towing') && { longDistanceMiles }),
    ...(offered.includes('roadside-assistance') && { roadsideJobs }),
  };
  const site = await renderSite(
    businessWith({ services: offered, claims: { ...claims, ...own }, otherTowingSites: [] }),
  );
  const left = serviceSlugs.filter((slug) => !offered.includes(slug));
  const texts = textsOf(site);
  const home = site.pages.get('/') ?? '';
  return [
    ...site.errors,
    ...[...texts].flatMap(([path, text]) =>
      left.flatMap((slug) => placesIn(text, wordsOf(slug)).map((place) => `${path} names ${slug}: …${place}…`)),
    ),
    ...[...site.pages].flatMap(([path, html]) => [
      ...(/<section class="call-band"><h2>[^<]+<\/h2><p>[^<]+<\/p><div class="actions"><a[^>]+href="tel:/.test(html)
        ? []
        : [`${path} has no offer`]),
    ]),
    ...offered.filter((slug) => home.search(wordsOf(slug)) < 0).map((slug) => `/ does not name ${slug}`),
  ];
}

const all = Array.from({ length: 2 ** serviceSlugs.length - 1 }, (_, index) =>
  serviceSlugs.filter((_, at) => (index + 1) & (1 << at)),
);
const few = all.filter(({ length }) => [1, serviceSlugs.length - 1, serviceSlugs.length].includes(length));

describe('a site names no service that is not offered, has no heading over nothing, and an offer on each page', () => {
  test.each((process.env.FULL ? all : few).map((offered) => [offered.join(', '), offered] as const))(
    '%s',
    async (_, offered) => expect(await errorsOf(offered)).toEqual([]),
  );
});

test('a figure that was claimed for a service which is no longer offered is said nowhere', async () => {
  const services = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'];
  const { pages, files } = await renderSite(businessWith({ ...bilingualFacts, services }));
  const said = [...pages, ...files].filter(([path]) => !path.includes(guide));
  const figures = /\b500 (?:miles|millas)|75,000/g;
  expect(said.flatMap(([path, text]) => placesIn(text, figures).map((place) => `${path}: ${place}`))).toEqual([]);
});
