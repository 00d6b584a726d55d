import type { Driver, InputSource } from '../drive/driver.types.ts';
import { keyValue } from '../drive/keys.ts';
import { ACTIVATE, notPossible, RELEASE } from '../drive/not-possible.ts';
import type { EngineName } from '../engine.ts';
import { inPage, keyboard, mouse, moveTo, scroll } from './commands.ts';
import type { Point } from './in-page.ts';

/** The bits of `modifiers` in Chromium's protocol. */
const MODIFIERS: [bit: number, key: string][] = [
  [1, 'Alt'],
  [2, 'Control'],
  [4, 'Meta'],
  [8, 'Shift'],
];
const BUTTONS = { left: 0, middle: 1, right: 2 };

interface MouseParameters extends Point {
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved' | 'mouseWheel';
  deltaX?: number;
  deltaY?: number;
  button?: keyof typeof BUTTONS;
  modifiers?: number;
  pointerType?: 'mouse' | 'pen';
}

interface TouchParameters {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  /** Those of all fingers that are down after it. */
  touchPoints: readonly Point[];
}

/**
 * Mouse, pen, touch and keys as tests ask Chromium's protocol for them, by the standard protocols; all else the
 * driver is asked for.
 */
export class Protocol {
  readonly #driver: Driver;
  readonly #engine: EngineName;
  #fingers = 0;
  #mayDrag = false;
  #keys: object[] = [];
  #typing: Promise<void> = Promise.resolve();

  constructor(driver: Driver, engine: EngineName) {
    this.#driver = driver;
    this.#engine = engine;
  }

  async send(method: string, parameters: object = {}): Promise<void> {
    switch (method) {
      case RELEASE:
        return this.#driver.release();
      case ACTIVATE:
        return this.#driver.activate();
      case 'Input.dispatchMouseEvent':
        return this.#mouse(parameters as MouseParameters);
      case 'Input.dispatchKeyEvent':
        return this.#key(parameters as { type: 'keyDown' | 'keyUp'; key: string });
      case 'Input.dispatchTouchEvent':
        return this.#touch(parameters as TouchParameters);
      case 'Emulation.setCPUThrottlingRate':
        // Makes the page of the test slow, as a slow processor does: no driver has one.
        await inPage(this.#driver, 'slow', (parameters as { rate: number }).rate);
        return;
      default:
        await this.#driver.ask(method, parameters);
        // What the mouse begins now may become a drag, which the system itself has to see.
        this.#mayDrag ||= method === 'Input.setInterceptDrags';
    }
  }

  async #mouse(step: MouseParameters) {
    const { type, button = 'left', modifiers = 0, pointerType } = step;
    if (this.#mayDrag && type !== 'mouseWheel') {
      if (type === 'mouseReleased') this.#mayDrag = false;
      return this.#driver.ask('Input.dispatchMouseEvent', step);
    }
    if (pointerType === 'pen' && this.#engine === 'firefox') {
      throw notPossible('the driver has no pen');
    }
    if (type === 'mouseWheel') {
      return this.#driver.perform([scroll(step, step.deltaX, step.deltaY)]);
    }
    const keys = MODIFIERS.filter(([bit]) => modifiers & bit).map(([, key]) => keyValue(key));
    const press = async (kind: 'keyDown' | 'keyUp') => {
      const actions = keys.map((value) => ({ type: kind, value }));
      if (actions.length > 0) await this.#driver.perform([keyboard(actions)]);
    };
    const actions = [moveTo(step)];
    if (type === 'mousePressed') actions.push({ type: 'pointerDown', button: BUTTONS[button] });
    if (type === 'mouseReleased') actions.push({ type: 'pointerUp', button: BUTTONS[button] });
    await press('keyDown');
    await this.#driver.perform([mouse(actions, pointerType)]);
    await press('keyUp');
  }

  /** Keys that come before the last ones are through go on together, as fast as the driver can. */
  #key({ type, key }: { type: 'keyDown' | 'keyUp'; key: string }): Promise<void> {
    this.#keys.push({ type, value: keyValue(key) });
    const typed = this.#typing.then(async () => {
      const actions = this.#keys;
      this.#keys = [];
      if (actions.length > 0) await this.#driver.perform([keyboard(actions)]);
    });
    this.#typing = typed.catch(() => {});
    return typed;
  }

  async #touch({ type, touchPoints }: TouchParameters) {
    // GTK's touch events give it `touchstart`; its pointer events are those of a mouse all the same.
    if (this.#engine === 'webkit') throw notPossible('the engine takes a finger for a mouse');
    if (type === 'touchCancel') throw notPossible('no driver cancels a touch');
    const before = this.#fingers;
    this.#fingers = touchPoints.length;
    const length = Math.max(before, this.#fingers);
    const sources = Array.from({ length }, (_, index): InputSource => {
      const at = touchPoints[index];
      const actions: object[] = at ? [moveTo(at)] : [];
      if (index >= before) actions.push({ type: 'pointerDown', button: 0 });
      if (!at) actions.push({ type: 'pointerUp', button: 0 });
      const parameters = { pointerType: 'touch' as const };
      return { type: 'pointer', id: `finger-${index}`, parameters, actions };
    });
    await this.#driver.perform(sources);
  }
}
