import { type Key, keys, type Tab } from './tab.ts';

/** Input actions, which WebDriver and WebDriver BiDi share (WebDriver, 17). */
export type Actions = readonly Record<string, unknown>[];

const press = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };
const to = (x: number, y: number) => ({ type: 'pointerMove', x, y });
const pointer = (pointerType: 'mouse' | 'touch', ...actions: Actions) => [
  { type: 'pointer', id: pointerType, parameters: { pointerType }, actions },
];
const stroke = (key: Key) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: keys[key] },
      { type: 'keyUp', value: keys[key] },
    ],
  },
];

/** Mouse, touch and keyboard for a driver that performs actions. */
export const inputActions = (
  perform: (actions: Actions) => Promise<unknown>,
): Pick<Tab, 'move' | 'click' | 'tap' | 'press'> => ({
  move: (x, y) => perform(pointer('mouse', to(x, y))),
  click: (x, y) => perform(pointer('mouse', to(x, y), press, release)),
  tap: (x, y) => perform(pointer('touch', to(x, y), press, release)),
  press: (key) => perform(stroke(key)),
});
