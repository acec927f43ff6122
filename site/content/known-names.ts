import type { KnownNames } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { drawings } from '../scenes/drawings/index.tsx';
import { scenes } from '../scenes/index.ts';
import { conditionsOf } from './conditions.ts';
import { factsOf } from './facts.ts';
import { textFolders } from './front-matter.ts';
import type { SiteLanguage } from './language.ts';
import { sources } from './sources.ts';

/** Named in phrases and filled in where they are used: no facts of the owner's. */
const local = [
  ...['title', 'servicesList', 'number', 'direction', 'feet', 'date'],
  ...['flat', 'perMile', 'paid', 'halfHour', 'price', 'total'],
];

/** What the words of a language may name, for this owner. */
export function knownNames(business: Business, language: SiteLanguage): KnownNames {
  const facts = factsOf(business, language);
  return {
    facts: { ...facts, ...Object.fromEntries(local.map((name) => [name, ''])) },
    conditions: conditionsOf(business),
    sources: new Set(Object.keys(sources)),
    images: new Set([
      ...Object.keys(scenes).map((name) => `scene:${name}`),
      ...Object.keys(drawings).map((name) => `drawing:${name}`),
      ...Object.keys(facts).map((name) => `figure:${name}`),
    ]),
    folders: textFolders,
  };
}
