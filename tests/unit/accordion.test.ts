// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { enhanceAccordion } from '../../site/components/accordion/accordion.client.ts';
import { Accordion } from '../../site/components/accordion/accordion.tsx';
import { mount } from '../setup/mount.ts';

// happy-dom does not know that `name` is exclusive, as browsers before 2024 do not.
let answers: HTMLDetailsElement[];
const toggle = (index: number) => answers[index]?.querySelector('summary')?.click();
const open = () => answers.flatMap((answer, index) => (answer.open ? [index] : []));

beforeEach(() => {
  const heading = { kind: 'h3', line: 1, children: [] } as const;
  const parts = Array.from({ length: 6 }, () => ({ heading, blocks: [] }));
  const accordion = mount(Accordion, { name: 'faq', parts });
  answers = [...accordion.querySelectorAll('details')];
  enhanceAccordion(accordion);
});

describe('the FAQ accordion', () => {
  test('is all closed at first, and has at most one open: opening one closes the other, and an open one can be closed', () => {
    expect(open()).toEqual([]);
    for (const index of [0, 4, 1]) {
      toggle(index);
      expect(open()).toEqual([index]);
    }
    toggle(1);
    expect(open()).toEqual([]);
  });

  test('closes all others also where several were opened before the script came', () => {
    document.body.innerHTML = document.body.innerHTML.replaceAll('<details', '<details open=""');
    const accordion = document.body.firstElementChild as HTMLElement;
    answers = [...accordion.querySelectorAll('details')];
    enhanceAccordion(accordion);
    expect(open()).toEqual([0, 1, 2, 3, 4, 5]);
    toggle(3);
    toggle(3);
    expect(open()).toEqual([3]);
  });
});
