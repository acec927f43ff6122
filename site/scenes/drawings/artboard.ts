import type { ReactElement } from 'react';
import type { ServiceSlug } from '../../business/services.ts';
import type { Point } from '../kit/parts.tsx';

/** A label over a drawing, in the units of the drawing. Its words are in the text. */
export interface Label {
  /** Its middle, or the end that `align` gives. */
  x: number;
  y: number;
  align?: 'start' | 'middle' | 'end';
  /** The part that it names. A line leads there and ends in a dot. Without one the label is a line on a drawn sign. */
  to?: Point;
  /** Where the line turns. */
  via?: Point;
  /** Whether the part has a round sign instead of the dot. */
  isSign?: boolean;
  /** The color of what is right or wrong. */
  tone?: 'plain' | 'good' | 'bad';
  /** Defaults to three fifths of the picture. */
  maxWidth?: number;
}

/** The size of a drawing, in its own units, and what draws it: a `Scene`. */
export interface Artboard {
  width: number;
  height: number;
  draw: () => ReactElement;
  /** In the order of the list below the drawing in the text. */
  labels?: readonly Label[];
}

/** A drawing that explains something. `tall` is for phones, where a wide drawing would be too small to read. */
export interface Drawing extends Artboard {
  tall?: Artboard;
  /** The services that it is about. Without one of them it isn't drawn. */
  needs?: readonly ServiceSlug[];
  /** Whether it is the background of a page head. It is then drawn beyond its edges, like a scene. */
  isBackground?: boolean;
  film?: Film;
}

/** What moves over a drawing, and its states. */
export interface Film {
  /** This is part of the page itself. It may use the files of other drawings. */
  draw: (props: { fileOf: (name: string) => string }) => ReactElement;
  /** A list in the text has the words for each. A still of it begins at `left`. */
  steps: readonly { name: string; left: number }[];
}
