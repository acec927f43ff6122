// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { enhanceCabCard } from '../../site/components/paper/cab-card.client.ts';
import { CabCard } from '../../site/components/paper/cab-card.tsx';
import { mount } from '../setup/mount.ts';

test('the button under the card prints the page', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  mount(CabCard, {});
  const button = document.querySelector('[data-cab-card]') as HTMLElement;
  enhanceCabCard(button);
  expect(print).not.toHaveBeenCalled();
  button.click();
  expect(print).toHaveBeenCalledOnce();
});
