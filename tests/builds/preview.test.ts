import { execFileSync } from 'node:child_process';
import { describe, expect, inject, test } from 'vitest';
import { chosenPages } from '../setup/build-pages.ts';

describe('the pages that npm run look and npm run lighthouse take', () => {
  test('are all, home first, where none is named', () => {
    expect(chosenPages(inject('site'), []).slice(0, 3)).toEqual(['/', '/404.html', '/about/']);
    expect(chosenPages(inject('site'), ['/contact/', '/'])).toEqual(['/contact/', '/']);
  });

  test('are told where one is named that is not there', () => {
    expect(() => chosenPages(inject('site'), ['/', 'about'])).toThrow(/^There is no page about\.\nThe pages are \/, /);
  });
});

test.each(['dev', 'preview'])('build/dev/%s.ts --help tells the options', (name) => {
  const args = ['--import', 'tsx', `build/dev/${name}.ts`, '--help'];
  const told = execFileSync(process.execPath, args, { encoding: 'utf8' });
  for (const option of ['--port N', '--host', '--business FILE', '--help', 'PORT']) expect(told).toContain(option);
});
