import { describe, expect, test } from 'vitest';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const { languages, claims } = bilingualFacts;
const { pages, files, faults } = renderSite(businessWith({ languages, claims }));
const spanish = [...pages].filter(([path]) => path.startsWith('/es/'));
/** Words of English sentences, none of which is Spanish. */
const english = /\b(?:the|and|your|you|we|our|with|call|tow|towing|truck|is|are|of|for|what|how|it|free)\b/gi;

test('the pages in Spanish have no fault, and are those that it has', () => {
  expect(faults).toEqual([]);
  expect(spanish.map(([path]) => path).sort()).toEqual([
    ...['/es/', '/es/404.html', '/es/contact/', '/es/my-car-was-towed/'],
    ...['/es/services/emergency-towing-service/', '/es/services/roadside-assistance/', '/es/towing-cost/'],
  ]);
});

describe.each(spanish)('%s', (_, html) => {
  const document = documentOf(html);
  for (const other of document.querySelectorAll('script, style, [lang^="en"], .outbound-links, .address, iframe'))
    other.remove();

  test('has no English phrase but those marked, and says usted', () => {
    const told = [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[alt], [aria-label]')].map(
        (element) => `${element.getAttribute('alt')} ${element.getAttribute('aria-label')}`,
      ),
    ];
    const text = told
      .join(' ')
      .replaceAll('Township Towing', '')
      .replaceAll(/Move Over|Plus Code/g, '');
    expect(text.match(english) ?? []).toEqual([]);
    expect(text.match(/\b(?:tú|tu|tus|te|ti|llama|llámanos|vosotros|coche|ordenador)\b/gi) ?? []).toEqual([]);
  });
});

test('an owner of English alone has no Spanish page, no switch, no alternate and no word of it', () => {
  const only = renderSite(businessWith());
  expect([...only.pages.keys(), ...only.files.keys()].filter((path) => path.startsWith('/es'))).toEqual([]);
  expect(
    [...only.pages.values()].filter((html) => /hrefLang|language-switch|Español|availableLanguage/.test(html)),
  ).toEqual([]);
  expect(files.has('/es/feed.xml')).toBe(false);
});
