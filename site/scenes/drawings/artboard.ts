import type { ReactElement } from 'react';
import type { ServiceSlug } from '../../business/services.ts';
import type { Point } from '../kit/parts.tsx';

/** Where a label of the text is over a picture, in the units that it is drawn in. */
export interface Label {
  /** Its middle, or the end that `align` names. */
  x: number;
  y: number;
  align?: 'start' | 'middle' | 'end';
  /** The part that it names: a leader runs there, and ends in a dot. Without one it is a line of a drawn paper. */
  to?: Point;
  /** Where the leader turns. */
  via?: Point;
  /** The part has a round sign of its own, in the place of the dot. */
  isSign?: boolean;
  /** The color of what is right or wrong. */
  tone?: 'plain' | 'good' | 'bad';
  /** How wide it may be; by itself three fifths of the picture. */
  maxWidth?: number;
}

/** A picture's own size, in the units it is drawn in, and what draws it: a `Scene`. */
export interface Artboard {
  width: number;
  height: number;
  draw: () => ReactElement;
  /** In the order in which the text's list under the drawing names them. */
  labels?: readonly Label[];
}

/** A drawing that explains something; `tall` is drawn anew for phones, where what is wide would be too small to read. */
export interface Drawing extends Artboard {
  tall?: Artboard;
  /** The services whose figures it shows: where one is not offered, it is not drawn. */
  needs?: readonly ServiceSlug[];
  /** At the head of a page it is the background of the words, drawn on beyond its edges as a scene is. */
  isBackground?: boolean;
  film?: Film;
}

/** What moves over a drawing, and the states that it passes. */
export interface Film {
  /** Is in the page itself; what of it moves as a whole may be an image of another drawing's file. */
  draw: (props: { fileOf: (name: string) => string }) => ReactElement;
  /** The items of a list are the words of the states; a still of one begins at `left`. */
  steps: readonly { name: string; left: number }[];
}
