// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { enhanceWhoToCall } from '../../site/components/who-to-call/who-to-call.client.ts';

test('the answer of a place that is chosen is brought into sight, and no other one', () => {
  document.body.innerHTML =
    '<div><label><input type="radio" name="place"></label><p id="a"></p><label><input type="radio" name="place"></label><p id="b"></p></div>';
  const [road, second] = [document.querySelector('div'), document.querySelectorAll('input')[1]];
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  enhanceWhoToCall(road as HTMLElement);
  second?.click();
  expect(shown.mock.contexts).toEqual([document.querySelector('#b')]);
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
});
