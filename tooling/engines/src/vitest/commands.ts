import { parseKeyDef } from '@vitest/browser';
import type { Driver, InputSource } from '../drive/driver.types.ts';
import { keyValue } from '../drive/keys.ts';
import type { Deed, Point, PointOptions } from './in-page.ts';

/** As Vitest names an element. */
interface Target {
  selector: string;
}

interface Context {
  driver: Driver;
}

interface KeyState {
  unreleased?: string[];
}

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

/** Runs a function of `in-page.ts` in the frame of the test. */
export function inPage(driver: Driver, name: Deed, ...args: unknown[]): Promise<unknown> {
  return driver.call(
    `(name, ...args) =>
      document.querySelector('iframe[data-vitest]').contentWindow.guaduaDriver[name](...args)`,
    [name, ...args],
  );
}

async function pointOf(driver: Driver, { selector }: Target, options: PointOptions = {}) {
  return (await inPage(driver, 'pointOf', selector, options)) as Point;
}

export function moveTo({ x, y }: Point): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}

export function mouse(actions: object[], pointerType: 'mouse' | 'pen' = 'mouse'): InputSource {
  return { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
}

export function keyboard(actions: object[]): InputSource {
  return { type: 'key', id: 'keyboard', actions };
}

export function scroll(at: Point, deltaX = 0, deltaY = 0): InputSource {
  const action = { ...moveTo(at), type: 'scroll', deltaX, deltaY };
  return { type: 'wheel', id: 'wheel', actions: [action] };
}

/** Presses what `text` says, in the notation of Testing Library: `a{Enter}{Shift>}{Tab}{/Shift}`. */
async function pressKeys(driver: Driver, text: string, state: KeyState = {}): Promise<string[]> {
  const pressed = new Set(state.unreleased ?? []);
  const actions: object[] = [];
  for (const { releasePrevious, releaseSelf, repeat, keyDef } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    const value = keyValue(key, pressed.has('Shift'));
    if (pressed.delete(key)) actions.push({ type: 'keyUp', value });
    if (releasePrevious) continue;
    for (let count = 0; count < repeat; count += 1) actions.push({ type: 'keyDown', value });
    if (releaseSelf) actions.push({ type: 'keyUp', value });
    else pressed.add(key);
  }
  if (actions.length > 0) await driver.perform([keyboard(actions)]);
  return [...pressed];
}

/** What Vitest's `userEvent` calls, by the names that it calls them by. */
export const COMMANDS = {
  async __vitest_click({ driver }: Context, target: Target, options: PointOptions = {}) {
    const at = await pointOf(driver, target, { ...options, enabled: true });
    await driver.perform([mouse([moveTo(at), DOWN, UP])]);
  },

  async __vitest_hover({ driver }: Context, target: Target, options: PointOptions = {}) {
    await driver.perform([mouse([moveTo(await pointOf(driver, target, options))])]);
  },

  async __vitest_dragAndDrop({ driver }: Context, source: Target, target: Target) {
    const from = await pointOf(driver, source);
    await driver.perform([mouse([moveTo(from), DOWN])]);
    const to = await pointOf(driver, target, { force: true });
    const begun = moveTo({ x: from.x + 1, y: from.y + 1 });
    await driver.perform([mouse([begun, moveTo(to), UP])]);
  },

  async __vitest_wheel(
    { driver }: Context,
    target: Target,
    { delta }: { delta: { x?: number; y?: number } },
  ) {
    await driver.perform([scroll(await pointOf(driver, target), delta.x, delta.y)]);
  },

  async __vitest_keyboard({ driver }: Context, text: string, state: KeyState) {
    if (!(await inPage(driver, 'focusPage'))) await driver.activate();
    return { unreleased: await pressKeys(driver, text, state) };
  },

  async __vitest_type({ driver }: Context, target: Target, text: string, state?: KeyState) {
    await inPage(driver, 'focus', target.selector);
    const unreleased = await pressKeys(driver, text, state);
    await COMMANDS.__vitest_cleanup({ driver }, { unreleased });
    return { unreleased: [] };
  },

  async __vitest_cleanup({ driver }: Context, { unreleased = [] }: KeyState) {
    const actions = unreleased.map((key) => ({ type: 'keyUp', value: keyValue(key) }));
    if (actions.length > 0) await driver.perform([keyboard(actions)]);
  },

  async __vitest_tab({ driver }: Context, { shift = false }: { shift?: boolean } = {}) {
    await pressKeys(driver, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
  },

  async __vitest_fill({ driver }: Context, target: Target, text: string) {
    await inPage(driver, 'fill', target.selector, text);
  },

  async __vitest_clear({ driver }: Context, target: Target) {
    await inPage(driver, 'fill', target.selector, '');
  },

  async __vitest_selectOptions(
    { driver }: Context,
    target: Target,
    values: readonly (string | { element: Target })[],
  ) {
    const wanted = values.map((one) =>
      typeof one === 'string' ? one : { selector: one.element.selector },
    );
    await inPage(driver, 'selectOptions', target.selector, wanted);
  },

  async __vitest_upload({ driver }: Context, target: Target, files: readonly object[]) {
    await inPage(driver, 'upload', target.selector, files);
  },

  /** The frame of the test takes its size from Vitest, before each file too; the window has room for all. */
  async __vitest_viewport({ driver }: Context) {
    await driver.activate();
  },
};
