// Keys and the mouse as sources of WebDriver, which WebDriver BiDi has taken over.
import type { Source } from './session.ts';

/** Keys without a character of their own. */
const NAMED: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const keyboard = (actions: Source['actions']): readonly Source[] => [
  { type: 'key', id: 'keyboard', actions },
];

/** One key, or several that are held together: `Shift+Tab`. */
export function pressed(keys: string): readonly Source[] {
  const values = keys.split(/\+(?=.)/).map((key) => NAMED[key] ?? key);
  return keyboard([...values.map(down), ...values.toReversed().map(up)]);
}

/** A text, key by key. */
export const typed = (text: string): readonly Source[] =>
  keyboard([...text].flatMap((letter) => [down(letter), up(letter)]));

/** What the mouse does, one after another. */
export const mouse = (...actions: Source['actions']): readonly Source[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

export const moved = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
});
export const PRESS = { type: 'pointerDown', button: 0 };
export const RELEASE = { type: 'pointerUp', button: 0 };
