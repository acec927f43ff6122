import { describe, expect, inject, test } from 'vitest';
import { chosenPages } from '../setup/build-pages.ts';
import { listen } from '../setup/command.ts';

describe('the pages that npm run look and npm run lighthouse take', () => {
  test('are all, home first, where none is named', () => {
    expect(chosenPages(inject('site'), []).slice(0, 3)).toEqual(['/', '/404.html', '/about/']);
    expect(chosenPages(inject('site'), ['/contact/', '/'])).toEqual(['/contact/', '/']);
  });

  test('are told where one is named that is not there', () => {
    expect(() => chosenPages(inject('site'), ['/', 'about'])).toThrow(/^There is no page about\.\nThe pages are \/, /);
  });
});

test.each(['dev', 'preview'])('build/dev/%s.ts --help tells the options', async (name) => {
  const { argv } = process;
  try {
    process.argv = [...argv.slice(0, 2), '--help'];
    const { log } = await listen(() => import(`../../build/dev/${name}.ts`));
    for (const option of ['--port N', '--host', '--business FILE', '--help', 'PORT']) expect(log).toContain(option);
  } finally {
    process.argv = argv;
  }
});
