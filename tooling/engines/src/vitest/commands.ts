import { parseKeyDef } from '@vitest/browser';
import type { Driver, InputSource } from '../drive/driver.types.ts';
import { keyValue } from '../drive/keys.ts';
import type { Deed, Point } from './in-page.ts';

/** As Vitest names an element. */
interface Target {
  selector: string;
}

interface Context {
  driver: Promise<Driver>;
}

interface PointerOptions {
  enabled?: boolean;
  button?: 'left' | 'middle' | 'right';
  clickCount?: number;
  force?: boolean;
  modifiers?: string[];
  position?: Point;
  timeout?: number;
}

interface KeyState {
  unreleased?: string[];
}

const BUTTONS = { left: 0, middle: 1, right: 2 };
const DOUBLE = 2;
const TRIPLE = 3;

/** Runs a function of `in-page.ts` in the frame of the test. */
async function inPage(context: Context, name: Deed, ...args: unknown[]): Promise<unknown> {
  const driver = await context.driver;
  return driver.call(
    `(name, ...args) =>
      document.querySelector('iframe[data-vitest]').contentWindow.guaduaDriver[name](...args)`,
    [name, ...args],
  );
}

async function move(context: Context, target: Target, options: PointerOptions): Promise<Point> {
  return (await inPage(context, 'pointOf', target.selector, options)) as Point;
}

async function press(
  context: Context,
  target: Target,
  count: number,
  options: PointerOptions = {},
): Promise<void> {
  const { x, y } = await move(context, target, { ...options, enabled: true });
  const button = BUTTONS[options.button ?? 'left'];
  const modifiers = (options.modifiers ?? []).map((key) => keyValue(key, false));
  const keys = (type: string): InputSource[] =>
    modifiers.length > 0
      ? [{ type: 'key', id: 'keyboard', actions: modifiers.map((value) => ({ type, value })) }]
      : [];
  const driver = await context.driver;
  const presses = Array.from({ length: count }, () => [
    { type: 'pointerDown', button },
    { type: 'pointerUp', button },
  ]).flat();
  if (modifiers.length > 0) await driver.perform(keys('keyDown'));
  await driver.perform([mouse([{ type: 'pointerMove', x, y, duration: 0 }, ...presses])]);
  if (modifiers.length > 0) await driver.perform(keys('keyUp'));
}

function mouse(actions: object[]): InputSource {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

/** Presses what `text` says, in the notation of Testing Library: `a{Enter}{Shift>}{Tab}{/Shift}`. */
async function pressKeys(context: Context, text: string, state: KeyState): Promise<string[]> {
  const driver = await context.driver;
  const pressed = new Set(state.unreleased ?? []);
  let actions: object[] = [];
  const perform = async () => {
    if (actions.length > 0) await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
    actions = [];
  };
  for (const { releasePrevious, releaseSelf, repeat, keyDef } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if (key === 'selectall') {
      await perform();
      await inPage(context, 'selectAll');
      continue;
    }
    const value = keyValue(key, pressed.has('Shift'));
    if (pressed.delete(key)) actions.push({ type: 'keyUp', value });
    if (releasePrevious) continue;
    for (let count = 0; count < repeat; count += 1) actions.push({ type: 'keyDown', value });
    if (releaseSelf) actions.push({ type: 'keyUp', value });
    else pressed.add(key);
  }
  await perform();
  return [...pressed];
}

/** What Vitest's `userEvent` calls, by the names that it calls them by. */
export const COMMANDS = {
  __vitest_click: (context: Context, target: Target, options: PointerOptions = {}) =>
    press(context, target, options.clickCount ?? 1, options),
  __vitest_dblClick: (context: Context, target: Target, options: PointerOptions) =>
    press(context, target, DOUBLE, options),
  __vitest_tripleClick: (context: Context, target: Target, options: PointerOptions) =>
    press(context, target, TRIPLE, options),

  async __vitest_hover(context: Context, target: Target, options: PointerOptions = {}) {
    const { x, y } = await move(context, target, options);
    const driver = await context.driver;
    await driver.perform([mouse([{ type: 'pointerMove', x, y, duration: 0 }])]);
  },

  async __vitest_dragAndDrop(context: Context, source: Target, target: Target) {
    const driver = await context.driver;
    const from = await move(context, source, {});
    await driver.perform([
      mouse([
        { type: 'pointerMove', ...from, duration: 0 },
        { type: 'pointerDown', button: 0 },
      ]),
    ]);
    const to = await move(context, target, { force: true });
    await driver.perform([
      mouse([
        { type: 'pointerMove', x: from.x + 1, y: from.y + 1, duration: 0 },
        { type: 'pointerMove', ...to, duration: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    ]);
  },

  async __vitest_wheel(
    context: Context,
    target: Target,
    { delta, times = 1 }: { delta: { x?: number; y?: number }; times?: number },
  ) {
    const { x, y } = await move(context, target, {});
    const driver = await context.driver;
    const scroll = {
      type: 'scroll',
      x,
      y,
      deltaX: delta.x ?? 0,
      deltaY: delta.y ?? 0,
      duration: 0,
    };
    for (let count = 0; count < times; count += 1) {
      await driver.perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
    }
  },

  async __vitest_keyboard(context: Context, text: string, state: KeyState) {
    if (!(await inPage(context, 'focusPage'))) {
      const driver = await context.driver;
      await driver.activate();
    }
    return { unreleased: await pressKeys(context, text, state) };
  },

  async __vitest_type(
    context: Context,
    target: Target,
    text: string,
    options: KeyState & { skipClick?: boolean; skipAutoClose?: boolean } = {},
  ) {
    if (!options.skipClick) await inPage(context, 'focus', target.selector);
    const unreleased = await pressKeys(context, text, options);
    if (options.skipAutoClose) return { unreleased };
    await COMMANDS.__vitest_cleanup(context, { unreleased });
    return { unreleased: [] };
  },

  async __vitest_cleanup(context: Context, { unreleased = [] }: KeyState) {
    if (unreleased.length === 0) return;
    const driver = await context.driver;
    const actions = unreleased.map((key) => ({ type: 'keyUp', value: keyValue(key, false) }));
    await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  },

  async __vitest_tab(context: Context, { shift = false }: { shift?: boolean } = {}) {
    await pressKeys(context, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', {});
  },

  async __vitest_fill(context: Context, target: Target, text: string) {
    await inPage(context, 'fill', target.selector, text);
  },

  async __vitest_clear(context: Context, target: Target) {
    await inPage(context, 'fill', target.selector, '');
  },

  async __vitest_selectOptions(
    context: Context,
    target: Target,
    values: readonly (string | { element: Target })[],
  ) {
    const wanted = values.map((one) =>
      typeof one === 'string' ? one : { selector: one.element.selector },
    );
    await inPage(context, 'selectOptions', target.selector, wanted);
  },

  async __vitest_upload(context: Context, target: Target, files: readonly (string | object)[]) {
    if (files.some((file) => typeof file === 'string')) {
      throw new Error('Pass files, not their paths.');
    }
    await inPage(context, 'upload', target.selector, files);
  },

  /** The frame of the test takes its size from Vitest, before each file too; the window has room for all. */
  async __vitest_viewport(context: Context) {
    const driver = await context.driver;
    await driver.activate();
  },
};
