import { describe, expect, test } from 'vitest';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { textOf } from '../setup/built.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { placesIn } from '../setup/reading.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** Pages about what any company does, and about what the police or a lot did: only what they say of the company itself is a claim. */
const general = /\/blog\/|\/my-car-was-towed\/|\/towing-cost\//;

/** What says nothing of the company: the specification's one question, names of pages and of associations, the rule of the toll roads. */
const ofOthers = [
  /Do you tow motorcycles\?|¿Llevan motos\?/g,
  /My Car Was Towed|Car towed\?|Towed away\?|Towing Costs?|Towing trade associations|Towing and Recovery Association of America/gi,
  /Garden State Towing Association|who tows: a second bill|Their truck|Usted paga[^.]*\.|De ahí en adelante[^.]*\./g,
  /Agero, a roadside assistance company/g,
  /Cuánto cuesta una grúa|Asociaciones de grúas/gi,
];

/** The sentences of a page in which a company speaks of itself, or asks for a call. */
function ownSentences(html: string): string {
  const document = parse(html);
  const blocks = [...document.querySelectorAll('h1, h2, h3, p, li, td, dd')].filter(
    (block) => !block.querySelector('p, li, h3') && !block.closest('header, nav, dialog'),
  );
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return [document.title, description, ...blocks.map(textOf)]
    .flatMap((words = '') => words?.split(/(?<=[.?!”])[\s\d]+/) ?? [])
    .filter((sentence) => /\b(?:we|us|our|need|nosotros|nuestr[oa]s?|llámenos|necesita)\b|\(732\)/i.test(sentence))
    .filter((sentence) => !notOfItself.test(sentence))
    .join('\n');
}
/** What it says of others: those who tow on toll roads, insurers, the police; the name of the company, and the title and the excerpt of a guide. */
const notOfItself =
  /Turnpike Authority|^Township Towing|Before You Need Them|before you ever need|^Whether your policy|need a release/;

/** All that a page says: title, description, what its pictures and its share picture show, its words, and what machines read. */
function saidOn(html: string): string {
  const document = parse(html);
  const values = [...document.querySelectorAll('[alt], [aria-label], meta[content]')].flatMap((element) =>
    ['alt', 'aria-label', 'content'].map((name) => element.getAttribute(name) ?? ''),
  );
  const data = textOf(document.querySelector('script[type="application/ld+json"]'));
  for (const element of document.querySelectorAll('script, style')) element.remove();
  const said = [document.title, ...values, data, textOf(document.body)].join('\n');
  return ofOthers.reduce((left, words) => left.replace(words, ''), said);
}

const common = { ...bilingualFacts, operators: undefined, insurance: undefined, license: undefined };
const services = serviceSlugs;
const without = (...slugs: readonly string[]) => services.filter((slug) => !slugs.includes(slug));
const companies = [
  {
    what: 'without a flatbed',
    services: without('flatbed-towing'),
    cannotSay: [
      /\bour flatbed|we(?:’ll|’ve)? (?:send|bring|load|carry|put)[^.]*flatbed|rides? (?:upright )?on (?:our|a) flatbed|10,000 pounds/i,
      /Flatbed Towing|Yes, on a flatbed|Motorcycle Towing/i,
      /nuestra plataforma|Sí, sobre una plataforma|Grúa para motos/i,
    ],
    cannotClaim: /\b(?:we|our)\b[^.]*\bflatbed|10,000 pounds/i,
  },
  {
    what: 'without heavy-duty towing',
    services: without('heavy-duty-towing'),
    cannotSay: [/75,000|Heavy-Duty Towing|a heavy wrecker|\bour rotator/i, /75,000|Grúa para camiones/i],
    cannotClaim: /75,000|\b(?:we|our)\b[^.]*\bheavy wrecker/i,
  },
  {
    what: 'without roadside assistance',
    services: without('roadside-assistance'),
    cannotSay: [
      /Roadside Assistance(?! company)|we(?:’ll)? (?:come )?jump-start|Yes\. Tell us gas or diesel|Call us for lockout help|Fixed there/i,
      /Asistencia en carretera|Se arregla ahí|Le pasamos corriente/i,
    ],
    cannotClaim: /we(?:’ll)? (?:bring (?:you )?gas|jump-start|change)/i,
  },
  {
    what: 'without long-distance towing',
    services: without('long-distance-towing'),
    cannotSay: [/500 miles|up to 500|Long-Distance Towing/i, /500 millas|Grúa de larga distancia/i],
    cannotClaim: /500 mi/i,
  },
  {
    what: 'that tows cars alone',
    services: ['car-towing'],
    cannotSay: [
      /75,000|10,000 pounds|500 miles|Heavy-Duty Towing|Flatbed Towing|Long-Distance Towing|Roadside Assistance(?! company)|Accident Recovery|Junk Car/i,
      /Grúa para camiones|Asistencia en carretera|Grúa por choque/i,
    ],
    cannotClaim: /75,000|10,000 pounds|500 mi|\b(?:we|our)\b[^.]*\b(?:flatbed|heavy wrecker)/i,
  },
] as const;

describe.each(companies)('a company $what', async ({ services, cannotSay, cannotClaim }) => {
  const { pages, files, errors } = await renderSite(businessWith({ ...common, services }), undefined, true);

  test('reads true from its first line to its last, in both languages', () => {
    expect(errors).toEqual([]);
    const claimed = [...pages]
      .filter(([path]) => !path.endsWith('.xml'))
      .flatMap(([path, html]) => {
        const [said, wrong] = general.test(path) ? [ownSentences(html), [cannotClaim]] : [saidOn(html), cannotSay];
        return wrong.flatMap((words) => placesIn(said, words).map((place) => `${path}: ${place.replace(/\s+/g, ' ')}`));
      });
    expect(claimed).toEqual([]);
  });

  test('promises nothing else in what machines and phones save', () => {
    for (const path of ['/contact.vcf', '/es/contact.vcf', '/site.webmanifest', '/es/site.webmanifest'])
      for (const words of cannotSay) expect(placesIn(files.get(path) ?? '', words), path).toEqual([]);
  });
});

test('a company that says nothing of licenses, insurance and certificates is called none of them', async () => {
  const { pages } = await renderSite(businessWith(common));
  const words = /\blicensed\b|(?<!Is the car )\binsured\b|\bcertified\b|con licencia|asegurad[oa]|certificad[oa]s?/i;
  for (const [path, html] of pages)
    if (!general.test(path) && !path.endsWith('.xml')) expect(placesIn(saidOn(html), words), path).toEqual([]);
});
