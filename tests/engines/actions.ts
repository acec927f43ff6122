import { type Key, keys } from './tab.ts';

/** What hands do, in the form that WebDriver and WebDriver BiDi share (WebDriver, 17). */
export type Actions = readonly Record<string, unknown>[];

const press = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };
const pointer = (pointerType: 'mouse' | 'touch', actions: Actions) => [
  { type: 'pointer', id: pointerType, parameters: { pointerType }, actions },
];
const to = (x: number, y: number) => ({ type: 'pointerMove', x, y });

export const moveTo = (x: number, y: number): Actions => pointer('mouse', [to(x, y)]);
export const clickAt = (x: number, y: number): Actions => pointer('mouse', [to(x, y), press, release]);
export const tapAt = (x: number, y: number): Actions => pointer('touch', [to(x, y), press, release]);
export const dragAt = (x: number, y: number, by: number): Actions =>
  pointer('mouse', [to(x, y), press, to(x + by / 2, y), to(x + by, y), release]);
export const pressOf = (key: Key): Actions => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: keys[key] },
      { type: 'keyUp', value: keys[key] },
    ],
  },
];
