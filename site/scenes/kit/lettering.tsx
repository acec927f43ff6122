import { useLettering } from '../../site-context.ts';

interface LetteringProps {
  x: number;
  /** What the words are on. */
  y: number;
  size: number;
  /** Figures; or what is on a road sign, in English in every language of the site. */
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Words that are wider than this are set smaller. */
  maxWidth?: number;
  className?: string;
}

const share = { start: 0, middle: 0.5, end: 1 };

/** Words on a sign or a plate, as outlines of the page's font: a picture in a file of its own sees no font. */
export function Lettering({
  x,
  y,
  size,
  children,
  anchor = 'middle',
  maxWidth = Number.POSITIVE_INFINITY,
  className = 's-white',
}: LetteringProps) {
  const { d, width } = useLettering()(children, size);
  const scale = Math.round(Math.min(1, maxWidth / width) * 100) / 100;
  const left = Math.round((x - share[anchor] * width * scale) * 10) / 10;
  return (
    <path className={className} transform={`translate(${left} ${y})${scale < 1 ? `scale(${scale})` : ''}`} d={d} />
  );
}
