// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { enhanceAccordion } from '../../site/components/accordion/accordion.client.ts';
import { Disclosures } from '../../site/components/accordion/disclosures.tsx';
import { mount } from '../setup/mount.ts';

// Like browsers before 2024, happy-dom lets several `details` of one name be open.
test('an answer that opens closes all others', () => {
  const items = Array.from({ length: 6 }, () => ({ title: '', content: '' }));
  const accordion = mount(Disclosures, { name: 'faq', items });
  const answers = [...accordion.querySelectorAll('details')];
  enhanceAccordion(accordion);
  const open = () => answers.flatMap((answer, index) => (answer.open ? [index] : []));
  const toggle = (index: number) => answers[index]?.querySelector('summary')?.click();
  expect(open()).toEqual([]);
  for (const index of [0, 4]) {
    toggle(index);
    expect(open()).toEqual([index]);
  }
  toggle(4);
  expect(open()).toEqual([]);
});
