import type { KnownNames } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { drawings } from '../scenes/drawings/index.tsx';
import { scenes } from '../scenes/index.ts';
import { hasGlyph } from '../styles/heading-font.ts';
import { conditionsOf } from './conditions.ts';
import { sources } from './sources.ts';

/** Named in messages and filled in where they are used: no facts of the owner's. */
const local = [
  ...['title', 'servicesList', 'number', 'feet', 'date'],
  ...['vehicle', 'distance', 'flat', 'perMile', 'paid', 'halfHour', 'total'],
  ...['first', 'last', 'days', 'times', 'time', 'years', 'kinds', 'services'],
  ...['offer', 'trade', 'tradeOffer', 'trucks'],
];

/**
 * Everything that texts may name, for this owner.
 * @param facts as they read in the language of the texts
 * @param photos the names of the owner's own
 */
export const knownNames = (
  business: Business,
  facts: Readonly<Record<string, string>>,
  photos: readonly string[] = [],
): KnownNames => ({
  facts: { ...facts, ...Object.fromEntries(local.map((name) => [name, ''])) },
  conditions: conditionsOf(business),
  insertions: {},
  headings: { fields: /(?:^|\.)(?:title|heading|headline|name|band|question)$/, hasGlyph },
  sources: new Set(Object.keys(sources)),
  images: new Set([
    ...Object.keys(scenes).map((name) => `scene:${name}`),
    ...photos.map((name) => `photo:${name}`),
    ...Object.keys(drawings).map((name) => `drawing:${name}`),
    ...Object.keys(facts).map((name) => `figure:${name}`),
  ]),
});
