import type { Font } from './fonts.ts';
import type { SharePicture } from './route.ts';

/** Pixels: the size that chat apps show in full (https://ogp.me, and a ratio of 1.91:1 by the apps' own advice). */
export const shareSize = { width: 1200, height: 630 };

const margin = 64;
const sceneWidth = 720;

/** A page's scene on the right, its headline over it, name and number below. */
export function ShareCard({ share, font }: { share: SharePicture; font: Font }) {
  const lines = wrap(share.headline, 22);
  const size = lines.length > 2 ? 66 : 76;
  const text = { fontFamily: font.family, fontWeight: font.weight };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${shareSize.width} ${shareSize.height}`} {...text}>
      <rect width="100%" height="100%" fill={share.background} />
      <svg
        x={shareSize.width - sceneWidth}
        y={shareSize.height - (sceneWidth * 9) / 16}
        width={sceneWidth}
        height={(sceneWidth * 9) / 16}
      >
        {share.scene}
      </svg>
      {lines.map((line, index) => (
        <text key={line} x={margin} y={margin + size * (0.8 + index * 1.1)} fontSize={size} fill={share.ink}>
          {line}
        </text>
      ))}
      {share.lines.map((line, index) => (
        <text
          key={line}
          x={margin}
          y={shareSize.height - margin - (share.lines.length - 1 - index) * 56}
          fontSize={40}
          fill={share.ink}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Breaks a text into lines of at most `most` characters, at spaces. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
