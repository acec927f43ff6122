import { businessSchema } from '../business/business.ts';
import { postPath, servicePath } from '../navigation.ts';
import { kinds, postsWith } from './front-matter.ts';
import { english } from './locales.ts';

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

/**
 * What an owner may change in the editor: the facts; and the texts by kind, with the fields above them, the page of a
 * text (its name in the place of `*`), and of posts how a new one begins.
 * @param photos the names of the owner's own, which a post may show
 * @param today as `2026-11-21`
 */
export const editable = (photos: readonly string[], today: string) => ({
  facts: businessSchema,
  texts: [english].flatMap(({ home, folder }) => {
    const within = (path: string) => home + path.slice(1);
    const { services, help, about } = kinds;
    const post = { schema: postsWith(photos).schema, start: newPost(today), counter: 'id', heading: 'title' };
    return [
      { title: 'Posts', folder: `${folder}/posts`, page: within(postPath('*')), ...post },
      { title: 'Services', folder: `${folder}/services`, page: within(servicePath('*')), schema: services.schema },
      { title: 'Answers', folder: `${folder}/help`, page: within('/*/'), schema: help.schema },
      { title: 'Company', folder, page: within('/*/'), schema: about.schema },
    ];
  }),
});
