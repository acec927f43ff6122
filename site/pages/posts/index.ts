import type { ArticleSection } from '../../words/posts.ts';
import * as understanding from './understanding-towing-services.tsx';
import * as breakdown from './what-to-do-car-breaks-down-highway.tsx';

export interface PostText {
  lead: string;
  /** What a driver on the shoulder does first, line by line. */
  doNow?: readonly string[];
  sections: readonly ArticleSection[];
}

/** The text of each post by its slug. */
export const postTexts: Readonly<Record<string, PostText>> = {
  'what-to-do-car-breaks-down-highway': breakdown,
  'understanding-towing-services': understanding,
};
