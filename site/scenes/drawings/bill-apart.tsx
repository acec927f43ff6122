import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A hook; a road; a winch's drum, line and hook; a wheel on two small ones; a clock; a moon; a garage: each 40 by 40. */
const pictograms = [
  'M20 2V9M14 9H26V17H14ZM20 17V22C28 22 30 29 25 34S11 36 11 27',
  'M15 4 5 38M25 4 35 38M20 6V12M20 18V24M20 31V38',
  'M12 6A9 9 0 1 1 12 24 9 9 0 1 1 12 6ZM12 12V18M12 6H34V18C39 18 40 27 34 29S26 28 27 24',
  'M20 4A11 11 0 1 1 20 26 11 11 0 1 1 20 4ZM20 12V18M4 30H36M11 31A3.5 3.5 0 1 1 11 38 3.5 3.5 0 1 1 11 31ZM29 31A3.5 3.5 0 1 1 29 38 3.5 3.5 0 1 1 29 31Z',
  'M20 4A16 16 0 1 1 20 36 16 16 0 1 1 20 4ZM20 11V20L27 24',
  'M24 5A16 16 0 1 0 36 27 14 14 0 0 1 24 5ZM33 6V14M29 10H37',
  'M4 16 20 5 36 16V36H4ZM11 36V22H29V36M11 27H29M11 32H29',
];

const width = 440;
const row = 64;
/** How many lines are above the perforation: those of most bills. */
const usual = 2;
/** What is over both parts: a line of words. */
const title = 36;
const top = 14 + title;
const perforation = top + usual * row + 22;
const end = perforation + 22 + title + (pictograms.length - usual) * row;

/** The upper edge of a line of the bill. */
const topOf = (line: number) => (line < usual ? top + line * row : perforation + 18 + title + (line - usual) * row);

const paper = `M0 0H${width}V${perforation - 11}a11 11 0 0 0 0 22V${end}${'l-11 12-11-12'.repeat(width / 22)}V${perforation + 11}a11 11 0 0 0 0-22Z`;

/** A bill: what is on most, and below the perforation what a job may add; a line to fill in for each. */
const BillApart = () => (
  <Scene signs>
    <path className="s-white" d={paper} />
    <path className="l-ink" opacity=".4" strokeWidth="2" d={paper} />
    <path className="l-ink" strokeWidth="3" strokeDasharray=".1 8" d={`M18 ${perforation}H422`} />
    {pictograms.map((pictogram, line) => (
      <g key={pictogram} transform={`translate(24 ${topOf(line)})`}>
        <path className="l-ink" strokeWidth="2.5" transform="translate(2 12)" d={pictogram} />
        <path className="s-steel-d" d="M296 38H392V40H296Z" />
        {line !== usual - 1 && line !== pictograms.length - 1 && (
          <path className="s-steel" opacity=".6" d={`M0 ${row - 1}H392V${row}H0Z`} />
        )}
      </g>
    ))}
  </Scene>
);

const titleAt = (y: number) => ({ x: 24, y: y - 12, align: 'start' }) as const;
const lines = pictograms.map((_, line) => ({ x: 88, y: topOf(line) + 32, align: 'start', maxWidth: 216 }) as const);

export const billApart: Drawing = {
  width,
  height: end + 16,
  draw: BillApart,
  labels: [titleAt(top), ...lines.slice(0, usual), titleAt(topOf(usual)), ...lines.slice(usual)],
};
