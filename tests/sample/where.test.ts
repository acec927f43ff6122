import { expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { bilingualFacts, sampleFacts } from '../setup/facts.ts';
import { pageAt } from '../setup/page-at.ts';

const { street: _, ...town } = sampleFacts.address as { street: string };
const facts = { ...bilingualFacts, address: town };

test.each([
  ['/contact/', ['Where we work', 'Our hours and area', 'Based inHowell, NJ 07731']],
  ['/es/contact/', ['Dónde trabajamos', 'Horario y zona', 'Estamos enHowell, NJ 07731']],
])('without a street, %s says where the company works', (path, told) => {
  const text = textOf(pageAt(path, facts).body);
  for (const words of told) expect(text).toContain(words);
});

test.each([
  [12, 'We cover Howell and 12 miles around it', 'Vamos a Howell y 12 millas a la redonda'],
  [undefined, 'We cover Howell and about 15 miles around it', 'Vamos a Howell y cerca de 15 millas a la redonda'],
])('a service area of %s miles is said as it was written', (serviceAreaMiles, english, spanish) => {
  const facts = { ...bilingualFacts, claims: { ...bilingualFacts.claims, serviceAreaMiles } };
  const home = pageAt('/', facts);
  expect(textOf(home.body)).toContain(english);
  expect(textOf(pageAt('/es/', facts).body)).toContain(spanish);
});
