import { describe, expect, test } from 'vitest';
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
const companies = [
  {
    what: 'for roadside help alone',
    services: ['roadside-assistance'],
    roadsideJobs: ['jump start', 'spare tire', 'fuel', 'lockout'],
    cannotSay: [
      /tow truck|towing (?:in|service|company|tips)|\bwe(?:’ll|’ve been|’ve)? tow|been towing|need a tow (?:in\b|today)|for a tow\b|(?:get|send|call) (?:us )?a tow/i,
      /hook up|\bwrecker|flatbed|wheel-lift|\bour (?:tow )?trucks? (?:carr|tow)|24\/7 tow/i,
      /servicio de grúa|mandamos la grúa|nuestras? grúas?|necesita una grúa|llame a la grúa|plataforma/i,
    ],
    cannotClaim: /\btow(?:s|ed|ing)?\b|where you want it|grúa/i,
  },
  {
    what: 'for heavy vehicles alone',
    services: ['heavy-duty-towing', 'accident-recovery'],
    cannotSay: [
      /\b(?:your|the|a) cars?\b(?! (?:after|ahead|carrier))|getting drivers home|low cars|passenger car/i,
      /\b(?:su|el|un) carro\b|plataforma|asistencia en (?:la )?carretera/i,
    ],
    cannotClaim: /\bcars?\b|spare|\bcarro/i,
  },
] as const;

describe.each(companies)('a company $what', async ({ services, cannotSay, cannotClaim, ...company }) => {
  const claims = { ...common.claims, ...('roadsideJobs' in company && { roadsideJobs: company.roadsideJobs }) };
  const { pages, files, errors } = await renderSite(businessWith({ ...common, services, claims }), undefined, true);

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
