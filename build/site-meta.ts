import type { ReactElement } from 'react';
import type { Lettering } from './images.ts';

/** What the whole site has once. */
export interface SiteMeta {
  name: string;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  /** The color of the browser's bars, as a CSS color. */
  themeColor: string;
  /** Square `<svg>` elements: the mark alone, and the mark on a background with room for round masks. */
  icon: { mark: ReactElement; app: ReactElement };
  /** A rule of custom properties before all style sheets: the colors of the site and its owner. */
  colors: string;
  share: ShareCard;
}

/** What the pictures that chat apps show beside a link have in common. */
export interface ShareCard {
  /** The scene of a name, as an `<svg>` element of this size in pixels, which needs no style and no font from outside. */
  scene: (name: string, size: { width: number; height: number }, lettering: Lettering) => ReactElement;
  /** Pixels from the top that the scene of a name leaves to the words. */
  sky: (name: string) => number;
  /** An `<svg>` element 32 high, to go beside the name. */
  mark: ReactElement;
  markWidth: number;
  /** Empty where the mark spells it. */
  name: string;
  /** What a visitor is to do, in a few characters, such as the number to call. */
  action: string;
  /** Of the words, of the background of the action, and of the action itself. */
  colors: { ink: string; accent: string; accentInk: string };
}

/** The picture that a chat app shows beside a link to the page. */
export interface SharePicture {
  /** The name of its scene. */
  scene: string;
  headline: string;
  alt: string;
}
