import { businessSchema } from '../business/business.ts';
import { postPath, servicePath } from '../navigation.ts';
import { kinds, postsWith } from './front-matter.ts';

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
  texts: [
    {
      ...{ title: 'Posts', folder: 'en/posts', page: postPath('*'), schema: postsWith(photos).schema },
      ...{ start: newPost(today), counter: 'id', heading: 'title' },
    },
    { title: 'Services', folder: 'en/services', page: servicePath('*'), schema: kinds.services.schema },
    { title: 'Answers', folder: 'en/help', page: '/*/', schema: kinds.help.schema },
    { title: 'Company', folder: 'en', page: '/*/', schema: kinds.about.schema },
  ],
});
