// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Ready } from '../../build/edit/page/ready.tsx';
import type { Problem } from '../../build/problem.ts';
import { sampleFacts } from '../setup/facts.ts';
import { showForm } from '../setup/form.ts';

test('a source that is due is ticked once it was read again, and opened from there', async () => {
  const due: Problem = {
    ...{ severity: 'warning', blocks: 'overdue', file: 'business.json', path: ['sourcesRead', 'law'] },
    ...{ message: 'A law was read on 2025-11-01.', help: 'https://law.example/' },
  };
  // It is still the 22nd in New Jersey.
  const { root, facts } = await showForm(Ready, sampleFacts, { problems: [due] });
  const item = root.querySelector('#ready li');
  expect(item?.querySelector('a')?.href).toBe('https://law.example/');
  const box = item?.querySelector('input');
  expect(document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('A law was read');
  box?.click();
  expect(facts().sourcesRead).toEqual({ law: '2026-11-22' });
});
