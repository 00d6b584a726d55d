import type { Driver, InputSource } from '../drive/driver.types.ts';
import { keyValue } from '../drive/keys.ts';
import type { EngineName } from '../engine.ts';
import { notPossible, RELEASE } from './not-possible.ts';

/** Why a call of Chromium's protocol has no counterpart. */
const REASONS: Record<string, string> = {
  'Emulation.setEmulatedMedia': 'no driver sets a preference of the person',
  'Emulation.setCPUThrottlingRate': 'no driver slows the processor down',
  'Input.dispatchDragEvent': 'no driver drags from outside the page',
  'Input.imeSetComposition': 'no driver composes as an input method does',
  'Input.insertText': 'no driver composes as an input method does',
  'Network.enable': 'no driver cuts a connection',
  'Network.setBlockedURLs': 'no driver cuts a connection',
};

/** The bits of `modifiers` in Chromium's protocol. */
const MODIFIERS: [bit: number, key: string][] = [
  [1, 'Alt'],
  [2, 'Control'],
  [4, 'Meta'],
  [8, 'Shift'],
];
const BUTTONS = { left: 0, middle: 1, right: 2 };

interface MouseParameters {
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved';
  x: number;
  y: number;
  button?: keyof typeof BUTTONS;
  modifiers?: number;
  pointerType?: 'mouse' | 'pen';
}

interface TouchParameters {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  touchPoints: readonly { x: number; y: number; id?: number }[];
}

/**
 * Mouse, pen and touch as tests ask Chromium's protocol for them, by the standard protocols.
 *
 * @throws Error that begins with `Not possible there` for what they can't do.
 */
export class Protocol {
  readonly #driver: Pick<Driver, 'perform' | 'release'>;
  readonly #engine: EngineName;
  #fingers = 0;

  constructor(driver: Pick<Driver, 'perform' | 'release'>, engine: EngineName) {
    this.#driver = driver;
    this.#engine = engine;
  }

  async send(method: string, parameters: object = {}): Promise<void> {
    if (method === 'Input.dispatchMouseEvent') return this.#mouse(parameters as MouseParameters);
    if (method === RELEASE) return this.#driver.release();
    if (method === 'Input.dispatchTouchEvent') return this.#touch(parameters as TouchParameters);
    throw notPossible(REASONS[method] ?? `${method} belongs to Chromium`);
  }

  async #mouse({
    type,
    x,
    y,
    button = 'left',
    modifiers = 0,
    pointerType = 'mouse',
  }: MouseParameters) {
    if (pointerType === 'pen') throw notPossible('no driver has a pen');
    const keys = MODIFIERS.filter(([bit]) => modifiers & bit).map(([, key]) =>
      keyValue(key, false),
    );
    const keyboard = (kind: 'keyDown' | 'keyUp'): InputSource => ({
      type: 'key',
      id: 'keyboard',
      actions: keys.map((value) => ({ type: kind, value })),
    });
    const actions: object[] = [pointAt({ x, y })];
    if (type === 'mousePressed') actions.push({ type: 'pointerDown', button: BUTTONS[button] });
    if (type === 'mouseReleased') actions.push({ type: 'pointerUp', button: BUTTONS[button] });
    if (keys.length > 0) await this.#driver.perform([keyboard('keyDown')]);
    await this.#driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
    if (keys.length > 0) await this.#driver.perform([keyboard('keyUp')]);
  }

  async #touch({ type, touchPoints }: TouchParameters) {
    if (this.#engine === 'webkit') throw notPossible('the driver of WebKitGTK has no fingers');
    if (type === 'touchCancel') throw notPossible('no driver cancels a touch');
    const fingers = Math.max(touchPoints.length, this.#fingers);
    this.#fingers = type === 'touchEnd' ? 0 : touchPoints.length;
    const sources = Array.from({ length: fingers }, (_, index): InputSource => {
      const at = touchPoints[index];
      const actions: object[] = at ? [pointAt(at)] : [];
      if (type === 'touchStart') actions.push({ type: 'pointerDown', button: 0 });
      if (type === 'touchEnd') actions.push({ type: 'pointerUp', button: 0 });
      return {
        type: 'pointer',
        id: `finger-${index}`,
        parameters: { pointerType: 'touch' },
        actions,
      };
    });
    await this.#driver.perform(sources);
  }
}

function pointAt({ x, y }: { x: number; y: number }): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}
