import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { siteOf } from '../setup/companies.ts';
import { parse } from '../setup/parse.ts';
import type { provingCompanies } from '../setup/proving-companies.ts';

/** What a page of a company says in its main part. */
const says = async (company: keyof typeof provingCompanies, path: string) =>
  textOf(parse((await siteOf(company)).pages.get(path) ?? '').querySelector('main'));

describe('what makes a customer call is where they look first', () => {
  test.each<[keyof typeof provingCompanies, string, readonly string[]]>([
    [
      'oneTruck',
      '/',
      ['where a tow starts$115', 'InsuredIn business since 2014', 'From $115 with 7 miles', 'Renata P.'],
    ],
    [
      'oneTruck',
      '/about/',
      ['I bought my rollback in 2014', 'Pinelands Mutual, $75,000 on-hook', 'The Hino2019 rollback'],
    ],
    ['oneTruck', '/services/junk-car-removal/', ['We pay $175 or more for a complete car.']],
    ['oneTruck', '/contact/', ['Based inBarnegat, NJ 08005', 'Where we work']],
    ['heavy', '/', ['Certified operators: WreckMaster 6/7A', 'On the police tow list in Potter County']],
    [
      'heavy',
      '/services/heavy-duty-towing/',
      ['Unit 4160-ton rotator, up to 120,000 pounds', 'We cover 90 miles around Amarillo.'],
    ],
    ['heavy', '/fleets/', ['USDOT number778812', 'Net 30 for fleets on file.', 'Lupe Serrano, fleet desk']],
    ['heavy', '/towing-cost/', ['We bill FleetNet America and Ryder Roadside', 'Hookup$425', 'Total$520']],
    [
      'spanishRoadside',
      '/es/',
      ['la visita, desde$55', 'Asegurados', 'Llegó en veinte minutos', 'La visita, desde $55.'],
    ],
    ['spanishRoadside', '/es/towing-cost/', ['Cuánto cuesta una visita', 'Pasar corriente$55']],
    ['spanishRoadside', '/', ['where a visit starts', 'Jump start: $55. Spare tire: $62.']],
  ])('of %s, %s says %s', async (company, path, words) => {
    const text = await says(company, path);
    for (const part of words) expect(text).toContain(part);
  });

  test.each<[keyof typeof provingCompanies, RegExp]>([
    ['oneTruck', /fleet|street address/i],
    ['spanishRoadside', /certified|police tow list|licensed/i],
  ])('and nothing that %s did not say: %s', async (company, others) => {
    const { pages, errors } = await siteOf(company);
    expect(errors).toEqual([]);
    for (const path of ['/', '/about/', '/contact/', '/towing-cost/'])
      expect(await says(company, path), path).not.toMatch(others);
    expect([...pages.keys()]).not.toContain('/fleets/');
  });
});
