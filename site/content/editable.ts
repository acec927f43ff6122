import type * as v from 'valibot';
import { businessSchema, checkBusiness } from '../business/check-business.ts';
import { companyDay } from '../business/states.ts';
import { guidePath, postPath, servicePath, townPath } from '../paths.ts';
import { collections, pageCollections, postsWith } from './front-matter.ts';
import { english, localesFor } from './locales.ts';
import { townsWith } from './town-schema.ts';

const newPost = (today: string) => `---
id: 0
title: ''
pageTitle: ''
description: ''
excerpt: ''
date: ${today}
scene: emergency-towing-service
picture: ''
lead: ''
---

## The first heading {#first}

Words.
`;

/** Files of one kind that an owner may change in the editor. */
interface Editable {
  title: string;
  /** Their folder within `content/`; none for the facts. */
  folder?: string;
  /** Their names; left out, any. */
  slugs?: readonly string[];
  /** The page that shows one, with its name in the place of `*`. */
  page: string;
  /** The fields of the file, or those above a text. */
  schema: v.GenericSchema;
  /** What begins a new one, how it begins, and the fields that number and name it. */
  start?: { button: string; text: string; counter: string; heading: string };
}

/**
 * What an owner may change in the editor: the facts, and the texts by kind in every language of the site.
 * @param facts as they are, right or wrong
 * @param photos the names of the owner's own, which a post may show
 */
export function editable(facts: unknown, photos: readonly string[], now: Date): readonly Editable[] {
  const { business } = checkBusiness(facts);
  const today = business ? companyDay(business, now) : '';
  const locales = business ? localesFor(business) : [english];
  const own = photos.filter((name) => name !== 'logo');
  const posts = postsWith(own);
  const start = { button: 'New post', text: newPost(today), counter: 'id', heading: 'title' };
  const rows = [
    ['Posts', posts, postPath('*')],
    ['Services', collections.services, servicePath('*')],
    ['Answers', collections.guides, guidePath('*')],
    ['Towns', townsWith(own), townPath('*')],
    ...pageCollections.map((kind) => ['Pages', kind, kind.path] as const),
    ['Your state', collections.states, guidePath('my-car-was-towed')],
  ] as const;
  const texts = locales.flatMap(({ home, folder, name }) =>
    // Posts are in the first language only.
    rows.slice(folder === english.folder ? 0 : 1).map(([title, kind, path]) => ({
      title: locales.length > 1 ? `${title}, ${name}` : title,
      folder: `${folder}/${kind.folder}`,
      ...('slugs' in kind && { slugs: kind.slugs }),
      page: home + path.slice(1),
      schema: kind.schema,
      ...(kind === posts && { start }),
    })),
  );
  return [{ title: 'Your company', page: english.home, schema: businessSchema }, ...texts];
}
