// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { enhanceAll } from '../../site/enhance.ts';

test('each element gets its behavior by its attribute, and goes without one that throws, which is reported once', () => {
  document.body.innerHTML = '<i data-broken></i><i data-broken></i><b data-whole="x"></b>';
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('broken');
  const broken = vi.fn(() => {
    throw failure;
  });
  const [whole, absent] = [vi.fn(), vi.fn()];
  enhanceAll({ broken, whole, absent });
  expect(broken).toHaveBeenCalledTimes(2);
  expect(whole).toHaveBeenCalledExactlyOnceWith(document.querySelector('b'));
  expect(absent).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  reported.mockRestore();
});
