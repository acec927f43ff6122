// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { enhanceNotFound } from '../../site/components/not-found/not-found.client.ts';
import { happyDOM } from './input.ts';

test('the console gets "404 Error" with the attempted path', () => {
  happyDOM().setURL('https://www.example.com/no/such-page?x#y');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  enhanceNotFound();
  expect(error).toHaveBeenCalledExactlyOnceWith('404 Error', '/no/such-page');
});
