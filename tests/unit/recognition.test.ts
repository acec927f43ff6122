import { describe, expect, test } from 'vitest';
import { pageAt } from '../setup/page-at.ts';

const headings = (document: ReturnType<typeof pageAt>) =>
  [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent ?? '');

describe('what the owner adds to the facts', () => {
  test('recognition is told by name on the about page, and not hinted at without it', () => {
    const recognition = [{ name: 'GSTA member', url: 'https://gsta.org/members/' }, { name: 'Tow operator of 2024' }];
    const about = pageAt('/about/', { recognition });
    const list = [...about.querySelectorAll('.outbound-links')].at(-1);
    expect(headings(about)).toContain('Industry recognition');
    expect([...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'GSTA member (opens in a new tab)',
      'Tow operator of 2024',
    ]);
    expect(list?.querySelector('a')?.getAttribute('href')).toBe('https://gsta.org/members/');
    expect(headings(pageAt('/about/'))).not.toContain('Industry recognition');
  });

  test('few services leave no heading over nothing, and no figure of what is not offered', () => {
    const home = pageAt('/', { services: ['car-towing', 'roadside-assistance'] });
    const figures = [...home.querySelectorAll('.figures dd')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['30 min']);
    expect(headings(home).filter((heading) => /heavy-duty/i.test(heading))).toEqual([]);
  });
});
