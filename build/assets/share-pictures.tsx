import { renderToStaticMarkup } from 'react-dom/server';
import { cached } from '../cache.ts';
import type { Lettering, ShareCard, SharePicture } from '../route.ts';
import { type Asset, hashedAsset } from './asset.ts';
import { drawPng } from './png.ts';

/** Pixels: the size that chat apps show in full, a ratio of 1.91:1 (https://ogp.me). */
export const shareSize = { width: 1200, height: 630 };

// All in pixels.
const margin = { x: 64, y: 48 };
const lineWidth = shareSize.width - 2 * margin.x;
const action = { size: 40, height: 70, padding: 28 };
const mark = { size: 48, gap: 18 };
const headlineTop = margin.y + action.height + 32;
const lineHeight = 1.12;
// In ems: from the middle of the capitals to the baseline, and from the top of a line to that middle.
const toBaseline = 0.35;
const toMiddle = 0.43;
const largest = { name: 40, headline: 84 };
/** The size in which words are measured and drawn, before they are scaled. */
const unit = 100;

/** @returns a function that draws a page's share picture as a file */
export function createSharePictures(card: ShareCard, lettering: Lettering): (picture: SharePicture) => Promise<Asset> {
  return async (picture) => {
    const svg = renderToStaticMarkup(<ShareDrawing card={card} lettering={lettering} picture={picture} />);
    const png = await cached(['share', svg], () => drawPng(svg, shareSize.width));
    return hashedAsset('share', 'png', png);
  };
}

interface ShareDrawingProps {
  card: ShareCard;
  lettering: Lettering;
  picture: Pick<SharePicture, 'scene' | 'headline'>;
}

/** A page's scene, with the name, the action, and the headline as large as it fits in its sky. */
export function ShareDrawing({ card, lettering, picture }: ShareDrawingProps) {
  const { ink, accent, accentInk } = card.colors;
  const textWidth = textMeasure(lettering);
  const actionWidth = textWidth(card.action) * action.size + 2 * action.padding;
  const actionLeft = shareSize.width - margin.x - actionWidth;
  const room = actionLeft - margin.x / 2 - margin.x;
  // A logo that spells the name fills the row; a mark beside the name keeps its size.
  const markHeight = card.name ? mark.size : Math.min(action.height, (room / card.markWidth) * 32);
  const nameLeft = margin.x + (markHeight * card.markWidth) / 32 + mark.gap;
  const nameSize = Math.min(largest.name, (actionLeft - margin.x / 2 - nameLeft) / textWidth(card.name));
  const middle = margin.y + action.height / 2;
  const { lines, size } = fitHeadline(picture.headline, card.sky(picture.scene) - headlineTop, textWidth);
  /** A line of text as outlines, centered on a height. */
  const line = (x: number, y: number, size: number, fill: string, text: string) => {
    const place = `translate(${x} ${y + size * toBaseline})scale(${size / unit})`;
    return <path key={text} transform={place} fill={fill} d={lettering(text, unit).d} />;
  };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${shareSize.width} ${shareSize.height}`} aria-hidden="true">
      {card.scene(picture.scene, shareSize, lettering)}
      <g transform={`translate(${margin.x} ${middle - markHeight / 2})scale(${markHeight / 32})`}>{card.mark}</g>
      <rect x={actionLeft} y={margin.y} width={actionWidth} height={action.height} rx="10" fill={accent} />
      {card.name && line(nameLeft, middle, nameSize, ink, card.name)}
      {line(actionLeft + action.padding, middle, action.size, accentInk, card.action)}
      {lines.map((words, index) =>
        line(margin.x, headlineTop + size * (toMiddle + index * lineHeight), size, ink, words),
      )}
    </svg>
  );
}

/** Breaks the headline into as many lines as make its type the largest in this height. */
function fitHeadline(text: string, height: number, widthOf: (text: string) => number) {
  const layouts = [1, 2, 3, 4, 5, 6].map((most) => {
    const lines = linesOf(text, most, widthOf);
    const longest = Math.max(...lines.map(widthOf));
    return { lines, size: Math.min(largest.headline, lineWidth / longest, height / (lines.length * lineHeight)) };
  });
  return layouts.reduce((best, layout) => (layout.size > best.size ? layout : best));
}

/** Gives the width of a text in ems. It is measured word by word, as the lettering remembers each. */
const textMeasure = (lettering: Lettering) => (text: string) =>
  text.split(/(?<= )|(?= )/).reduce((sum, word) => sum + lettering(word, unit).width / unit, 0);

/**
 * Breaks a text at spaces into at most this many lines of about equal length.
 * @param widthOf gives the width of words
 */
function linesOf(text: string, most: number, widthOf: (text: string) => number): string[] {
  for (let width = widthOf(text) / most; ; width *= 1.02) {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}
