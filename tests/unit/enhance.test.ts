// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enhanceAll } from '../../site/enhance.ts';

afterEach(() => vi.restoreAllMocks());

describe('enhancing a page', () => {
  test('gives every element its own behavior, by its attribute', () => {
    document.body.innerHTML = '<i data-menu></i><b data-menu="x"></b><u data-quote></u>';
    const [menu, quote, absent] = [vi.fn(), vi.fn(), vi.fn()];
    enhanceAll({ menu, quote, absent });
    expect(menu.mock.calls.map(([root]) => root.localName)).toEqual(['i', 'b']);
    expect(quote.mock.calls.map(([root]) => root.localName)).toEqual(['u']);
    expect(absent).not.toHaveBeenCalled();
  });

  test('goes on when one behavior throws, and reports it once', () => {
    document.body.innerHTML = '<i data-broken></i><i data-broken></i><b data-whole></b>';
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('broken');
    const broken = vi.fn(() => {
      throw failure;
    });
    const whole = vi.fn();
    enhanceAll({ broken, whole });
    expect(broken).toHaveBeenCalledTimes(2);
    expect(whole).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
