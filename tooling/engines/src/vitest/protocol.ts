import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type {
  DragStep,
  Driver,
  InputSource,
  MediaFeature,
  SystemInput,
} from '../drive/driver.types.ts';
import { keyValue } from '../drive/keys.ts';
import { ACTIVATE, notPossible, RELEASE } from '../drive/not-possible.ts';
import type { EngineName } from '../engine.ts';

/** Why a call has no counterpart where the driver has no such input. */
const REASONS: Record<keyof SystemInput, string> = {
  prefer: 'the driver sets no preference of the person',
  drag: 'the driver drags nothing from outside the page',
  mouse: 'the driver begins no drag by the mouse',
  compose: 'the driver composes nothing as an input method does',
  takeBack: 'the driver takes back no word as a predictive keyboard does',
  commit: 'the driver composes nothing as an input method does',
  block: 'the driver cuts no connection',
};

/** Types of the files that tests drag; the system gives a file its type by its name. */
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
};

/** The bits of `modifiers` in Chromium's protocol. */
const MODIFIERS: [bit: number, key: string][] = [
  [1, 'Alt'],
  [2, 'Control'],
  [4, 'Meta'],
  [8, 'Shift'],
];
/** Makes the page of the test slow, as a slow processor does: no driver has one. */
const SLOW = `(rate) =>
  document.querySelector('iframe[data-vitest]').contentWindow.guaduaDriver.slow(rate)`;
const BUTTONS = { left: 0, middle: 1, right: 2 };

interface MouseParameters {
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved' | 'mouseWheel';
  x: number;
  y: number;
  deltaX?: number;
  deltaY?: number;
  button?: keyof typeof BUTTONS;
  modifiers?: number;
  pointerType?: 'mouse' | 'pen';
}

interface DragParameters {
  type: DragStep['type'];
  x: number;
  y: number;
  data: { items: readonly { mimeType: string; data: string }[]; files?: readonly string[] };
}

interface ComposeParameters {
  text: string;
  replacementStart?: number;
  replacementEnd?: number;
}

interface TouchParameters {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  touchPoints: readonly { x: number; y: number; id?: number }[];
}

interface KeyParameters {
  type: 'keyDown' | 'keyUp';
  key: string;
}

type ProtocolDriver = Pick<Driver, 'activate' | 'call' | 'perform' | 'release' | 'system'>;

/**
 * Mouse, pen, touch and what comes from the system as tests ask Chromium's protocol for them, by the standard
 * protocols.
 */
export class Protocol {
  readonly #driver: ProtocolDriver;
  readonly #engine: EngineName;
  #fingers = 0;
  #mayDrag = false;
  #keys: object[] = [];
  #typing: Promise<void> = Promise.resolve();

  constructor(driver: ProtocolDriver, engine: EngineName) {
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
        return this.#key(parameters as KeyParameters);
      case 'Emulation.setCPUThrottlingRate':
        await this.#driver.call(SLOW, [(parameters as { rate: number }).rate]);
        return;
      case 'Input.dispatchTouchEvent':
        return this.#touch(parameters as TouchParameters);
      case 'Input.dispatchDragEvent':
        return this.#drag(parameters as DragParameters);
      case 'Input.imeSetComposition':
        return this.#compose(parameters as ComposeParameters);
      case 'Input.insertText':
        return this.#system('commit')((parameters as { text: string }).text);
      case 'Emulation.setEmulatedMedia':
        return this.#system('prefer')((parameters as { features: MediaFeature[] }).features);
      // Without it Chromium blocks nothing.
      case 'Network.enable':
        return;
      case 'Network.setBlockedURLs':
        return this.#system('block')(
          (parameters as { urls: string[] }).urls.map((url) => url.replaceAll('*', '')),
        );
      case 'Input.setInterceptDrags':
        // What begins now may become a drag.
        this.#mayDrag = Boolean(this.#system('mouse'));
        return;
      default:
        throw notPossible(`${method} belongs to Chromium`);
    }
  }

  #system<Name extends keyof SystemInput>(name: Name): SystemInput[Name] {
    const input: SystemInput[Name] | undefined = this.#driver.system[name];
    if (!input) throw notPossible(REASONS[name]);
    return input;
  }

  async #compose({ text, replacementStart = 0, replacementEnd = 0 }: ComposeParameters) {
    // The text that is replaced ends at the caret.
    const replaced = replacementEnd - replacementStart;
    if (replaced > 0) await this.#system('takeBack')(replaced);
    await this.#system('compose')(text);
  }

  async #drag({ type, x, y, data }: DragParameters) {
    const drag = this.#system('drag');
    const files = (data.files ?? []).map(async (path) => ({
      name: basename(path),
      mimeType: TYPES[extname(path)] ?? '',
      base64: await readFile(path, 'base64'),
    }));
    const text = data.items.find(({ mimeType }) => mimeType === 'text/plain')?.data;
    // A page learns what is dragged only as it enters.
    await drag({ type, x, y, text, files: type === 'dragEnter' ? await Promise.all(files) : [] });
  }

  async #mouse({
    type,
    x,
    y,
    deltaX = 0,
    deltaY = 0,
    button = 'left',
    modifiers = 0,
    pointerType = 'mouse',
  }: MouseParameters) {
    if (this.#mayDrag && type !== 'mouseWheel') {
      if (type === 'mouseReleased') this.#mayDrag = false;
      return this.#system('mouse')({ type, x, y });
    }
    if (pointerType === 'pen' && this.#engine === 'firefox') {
      throw notPossible('the driver has no pen');
    }
    if (type === 'mouseWheel') {
      const scroll = { ...pointAt({ x, y }), type: 'scroll', deltaX, deltaY };
      return this.#driver.perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
    }
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
      { type: 'pointer', id: pointerType, parameters: { pointerType }, actions },
    ]);
    if (keys.length > 0) await this.#driver.perform([keyboard('keyUp')]);
  }

  /** Keys that come before the last ones are through go on together, as fast as the driver can. */
  #key({ type, key }: KeyParameters): Promise<void> {
    this.#keys.push({ type, value: keyValue(key, false) });
    const typed = this.#typing.then(async () => {
      const actions = this.#keys;
      this.#keys = [];
      if (actions.length > 0)
        await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }]);
    });
    this.#typing = typed.catch(() => {});
    return typed;
  }

  async #touch({ type, touchPoints }: TouchParameters) {
    // GTK's touch events give it `touchstart`; its pointer events are those of a mouse all the same.
    if (this.#engine === 'webkit') throw notPossible('the engine takes a finger for a mouse');
    if (type === 'touchCancel') throw notPossible('no driver cancels a touch');
    // The points are those of all fingers that are down after it.
    const before = this.#fingers;
    this.#fingers = touchPoints.length;
    const sources = Array.from(
      { length: Math.max(before, this.#fingers) },
      (_, index): InputSource => {
        const at = touchPoints[index];
        const actions: object[] = at ? [pointAt(at)] : [];
        if (index >= before) actions.push({ type: 'pointerDown', button: 0 });
        if (!at) actions.push({ type: 'pointerUp', button: 0 });
        return {
          type: 'pointer',
          id: `finger-${index}`,
          parameters: { pointerType: 'touch' },
          actions,
        };
      },
    );
    await this.#driver.perform(sources);
  }
}

function pointAt({ x, y }: { x: number; y: number }): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}
