import type { ReactNode } from 'react';

/** What the blog's list, the feed and the page's head say of an article. */
export interface Post {
  id: number;
  title: string;
  slug: string;
  /** One or two sentences for the list of posts. */
  excerpt: string;
  /** Month, day and year as printed: "October 21, 2025". */
  date: string;
  /** As printed, "8 min read": the article's words divided by 230, rounded. */
  readTime: string;
  /** The slug of the scene beside it, and what that shows. */
  scene: string;
  picture: string;
  /** The head's title without the business name, which is added where it fits in 60 characters. */
  pageTitle: (township: string) => string;
  /** The head's description, 50 to 160 characters with a township of up to 30. */
  description: (township: string) => string;
}

/** A part of an article; its heading is a target for links. */
export interface ArticleSection {
  id: string;
  title: string;
  Body: () => ReactNode;
}

/** The articles, in the order of the list. */
export const posts: readonly Post[] = [
  {
    id: 1,
    title: 'What to Do When Your Car Breaks Down on the Highway',
    slug: 'what-to-do-car-breaks-down-highway',
    excerpt:
      'Where to stop, when to get out, whom to call and what to say. Read it now, or on the shoulder: the urgent part stands at the top.',
    date: 'October 21, 2025',
    readTime: '8 min read',
    scene: 'emergency-towing-service',
    picture: 'A tow truck pulls up behind a car that stands on the shoulder with its hood open',
    pageTitle: (township) => `Car Breakdown in ${township}: What to Do`,
    description: (township) =>
      `Car broken down near ${township}, NJ? When to call 911, when to dial #95, whether to stay in the car, and what to say.`,
  },
  {
    id: 2,
    title: 'Understanding Towing Services Before You Need Them',
    slug: 'understanding-towing-services',
    excerpt:
      'Wheel-lift or flatbed, your choice or the officer’s, cash or claim: the things that are good to know before the day you call a truck.',
    date: 'October 21, 2025',
    readTime: '7 min read',
    scene: 'car-towing',
    picture: 'A tow truck has lifted a car by its front wheels',
    pageTitle: (township) => `${township} Towing Services Explained`,
    description: (township) =>
      `The kinds of tow explained for drivers around ${township}, NJ: which truck, who decides, what you will be asked, how to pay.`,
  },
];
