import { spawnSync } from 'node:child_process';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fillSlots, renderFile } from '../build/page/render.tsx';
import { business, htmlOf, pagesOf } from './setup/pages.ts';

test('the build refuses to run on React’s development build', () => {
  // Somebody loads React before the build can say which one it wants.
  const script = `process.env.NODE_ENV = 'development'; await import('react'); await import('./build.ts');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('Found React’s development build, expected the production one');
});

test('styles and policy stand in every page, and no fact can take their place', () => {
  const [home] = pagesOf(business);
  if (!home) throw new Error('There is no home page.');
  const styles = () => 'a{color:red}';
  const page = fillSlots(htmlOf(home), home, styles);
  expect(page).toContain('<style>a{color:red}</style>');
  expect(page).toMatch(/content="default-src &#x27;none&#x27;|content="default-src 'none'/);
  expect(page).not.toMatch(/%styles%|%policy%/);
  const forged = fillSlots(htmlOf(home).replace('<title>', '<title>%styles% %policy% '), home, styles);
  expect(forged).toContain('<title>%styles% %policy% ');
});

test('an element of a file route becomes XML', () => {
  expect(renderFile({ path: '/x.txt', body: 'plain & simple' })).toBe('plain & simple');
  const body = createElement('svg', { viewBox: '0 0 1 1', className: 'a & b' });
  expect(renderFile({ path: '/x.svg', body })).toBe('<svg viewBox="0 0 1 1" class="a &amp; b"></svg>');
});
