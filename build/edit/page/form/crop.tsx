import type { MouseEvent } from 'react';

const sides = {
  '': 'the middle',
  left: 'the left side',
  right: 'the right side',
  top: 'the top',
  bottom: 'the bottom',
};

/**
 * A photo, and how the site will cut it.
 * @param shape of the cut: that of a portrait, or 16 by 9
 * @param focus the side to keep, empty for the middle
 */
export function Crop(props: { src: string; shape: 'square' | 'wide'; focus: string; onFocus: (side: string) => void }) {
  const { src, shape, focus, onFocus } = props;
  /** Keeps the side that was clicked, in the direction in which the photo is cut. */
  function keep({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const isWide = width / height > (shape === 'square' ? 1 : 16 / 9);
    const part = isWide ? (clientX - left) / width : (clientY - top) / height;
    const [first = '', last = ''] = isWide ? ['left', 'right'] : ['top', 'bottom'];
    onFocus((part < 1 / 3 && first) || (part > 2 / 3 && last) || '');
  }
  return (
    <>
      {/* A click is the mouse's shortcut alone: the menu under it chooses the same side for everyone. */}
      <img src={src} alt="" aria-hidden onClick={keep} />
      <img className="cut" data-shape={shape} style={{ objectPosition: focus }} src={src} alt="How it will be cut" />
      <label>
        What to keep where it is cut
        <select value={focus} onChange={({ target }) => onFocus(target.value)}>
          {Object.entries(sides).map(([side, title]) => (
            <option key={side} value={side}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
