import { keys, type Tab } from './tab.ts';

/** Mouse, touch and keyboard for a driver that performs actions, which WebDriver and WebDriver BiDi share (WebDriver, 17). */
export function inputActions(
  perform: (actions: readonly object[]) => Promise<unknown>,
): Pick<Tab, 'move' | 'click' | 'tap' | 'press'> {
  const point = (pointerType: 'mouse' | 'touch', x: number, y: number, ...then: string[]) => {
    const actions = [{ type: 'pointerMove', x, y }, ...then.map((type) => ({ type, button: 0 }))];
    return perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]);
  };
  return {
    move: (x, y) => point('mouse', x, y),
    click: (x, y) => point('mouse', x, y, 'pointerDown', 'pointerUp'),
    tap: (x, y) => point('touch', x, y, 'pointerDown', 'pointerUp'),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}
