import type { DetachedWindowAPI } from 'happy-dom';

/** A visitor's input in happy-dom, which has no pointer or keyboard. */

export type Pointer = 'mouse' | 'touch';

/** Moves, presses or lifts a pointer. */
export function point(target: Element, type: string, pointerType: Pointer = 'mouse', clientX = 0): void {
  const bubbles = !/enter|leave/.test(type);
  target.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles }));
}

/** Presses and clicks, as a finger or a mouse does; `init` adds modifier keys. */
export function click(target: Element, pointerType: Pointer = 'mouse', init: MouseEventInit = {}): MouseEvent {
  point(target, 'pointerdown', pointerType);
  point(target, 'pointerup', pointerType);
  return clickOf(target, { detail: 1, ...init });
}

/** Presses a key; Enter clicks what has the focus, as browsers do. */
export function press(key: string): KeyboardEvent {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  if (key === 'Enter') clickOf(target, { detail: 0 });
  return event;
}

function clickOf(target: Element, init: MouseEventInit): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

/** The controls of the test's window. */
export const happyDOM = () => (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;

/** Sets the window's width in pixels. */
export const resize = (width: number) => happyDOM().setViewport({ width });
