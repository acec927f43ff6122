import type { KnownNames } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { hasGlyph } from '../styles/heading-font.ts';
import { conditionsOf } from './conditions.ts';
import { directivesFor } from './directives.ts';
import { drawingNames, sceneNames } from './picture-names.ts';
import { serviceFactNames } from './service-facts.ts';
import { sources } from './sources.ts';

/** What writers call facts by mistake, in small letters. */
const aliases = {
  ...{ city: 'township', town: 'township', state: 'region', zip: 'postalCode', zipcode: 'postalCode' },
  ...{ company: 'name', business: 'name', telephone: 'phone', tel: 'phone', number: 'phone', sms: 'textPhone' },
  ...{ towns: 'townsList', roads: 'roadsList', services: 'servicesList', payments: 'waysToPay', miles: 'serviceMiles' },
  ...{ prices: 'rates', years: 'experience', since: 'experience', year: 'copyrightYear' },
};

/**
 * Everything that texts may name, for this owner.
 * @param facts as they read in the language of the texts
 * @param photos the names of the owner's own
 */
export const knownNames = (
  business: Business,
  facts: Readonly<Record<string, string>>,
  photos: readonly string[] = [],
): KnownNames => {
  const conditions = conditionsOf(business);
  return {
    // What is known of services is put into words once their names are read.
    facts: { ...facts, ...Object.fromEntries(serviceFactNames.map((name) => [name, name])) },
    conditions,
    directives: directivesFor(business, conditions),
    aliases,
    partials: {},
    headings: { fields: /(?:^|\.)(?:title|heading|headline|name|band|question)$/, hasGlyph },
    sources: new Set(Object.keys(sources)),
    images: new Set([
      ...sceneNames.map((name) => `scene:${name}`),
      ...photos.map((name) => `photo:${name}`),
      ...drawingNames.map((name) => `drawing:${name}`),
      ...Object.keys(facts).map((name) => `figure:${name}`),
    ]),
  };
};
