import type { Drawing, Sheet } from '../../scenes/drawings/sheet.ts';

/**
 * The rules that say where each label of a list lies over its drawing, as variables: the policy of a page allows no
 * `style` attribute, but a style sheet within an `<svg>`.
 * @param list the selector of the list
 * @param narrow the media condition under which the tall form is shown
 */
export function labelPositions(list: string, { tall, ...wide }: Drawing, narrow: string): string {
  const rules = rulesOf(list, wide);
  return tall ? `${rules}@media ${narrow}{${rulesOf(list, tall)}}` : rules;
}

const rulesOf = (list: string, { labels = [], width, height }: Sheet) =>
  labels
    .map(({ x, y, align = 'middle', tone = 'plain', wide = width / 3 }, index) => {
      const percent = (value: number, of: number) => `${Math.round((value / of) * 100)}%`;
      return `${list} :nth-child(${index + 1}){--x:${percent(x, width)};--y:${percent(y, height)};--wide:${percent(wide, width)}${aligned[align]}${tones[tone]}}`;
    })
    .join('');

const aligned = { start: ';--shift:0;--align:start', middle: '', end: ';--shift:-100%;--align:end' };
const tones = { plain: '', good: ';--tone:var(--success)', bad: ';--tone:var(--error)' };
