import type { ReactElement } from 'react';
import type { Lettering } from './pictures.ts';

/** What the whole site shares. */
export interface SiteMeta {
  name: string;
  /** The address of the site's root, with the trailing slash. */
  url: string;
  /** The color of the browser's bars, as a CSS color. */
  themeColor: string;
  /** Square `<svg>` elements: the mark alone, and the mark on a background with room for round masks. */
  icon: { mark: ReactElement; app: ReactElement };
  /** A CSS rule of custom properties: the colors of the site and its owner. */
  colors: string;
  share: ShareCard;
}

/** What all share pictures have in common. */
export interface ShareCard {
  /** A scene as a self-contained `<svg>` element of this size in pixels. */
  scene: (name: string, size: { width: number; height: number }, lettering: Lettering) => ReactElement;
  /** Pixels from the top that a scene leaves free for the words. */
  sky: (name: string) => number;
  /** An `<svg>` element 32 high, to go beside the name. */
  mark: ReactElement;
  markWidth: number;
  /** Empty if the mark spells it out. */
  name: string;
  /** The call to action in a few characters, such as the phone number. */
  action: string;
  /** Of the words, the action's background, and the action. */
  colors: { ink: string; accent: string; accentInk: string };
}

/** The picture that chat apps show with a link to the page. */
export interface SharePicture {
  /** The name of its scene. */
  scene: string;
  headline: string;
  alt: string;
}
