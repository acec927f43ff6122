// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enhanceEmbeddedMap } from '../../site/components/embedded-map/embedded-map.client.ts';
import { EmbeddedMap } from '../../site/components/embedded-map/embedded-map.tsx';
import { mount } from '../setup/mount.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the embedded map', () => {
  test.each([
    ['stands there', false, '', 1],
    ['is left out for whoever saves data, who has the link', true, '', 0],
    ['is left out where the system is set so', false, '(prefers-reduced-data: reduce)', 0],
  ])('%s', (_, saveData, setting, maps) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === setting }));
    const root = mount(EmbeddedMap, {});
    enhanceEmbeddedMap(root);
    expect(root.querySelectorAll('iframe')).toHaveLength(maps);
    expect(root.querySelectorAll('a[href^="https://www.google.com/maps"]')).toHaveLength(1);
  });
});
