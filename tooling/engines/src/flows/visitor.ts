import type { Driver, InputSource } from '../drive/driver.types.ts';
import { keyValue } from '../drive/keys.ts';
import { watchPage } from '../site.ts';
import { type DEEDS, type PageLook, type Seen, sourceOf, type Target } from './in-page.ts';

/** A busy machine is slow, not wrong. */
const WAIT = 30_000;
const RETRY = 50;

/** One who uses the site with pointer and keys, and waits for what has to come of it. */
export class Visitor {
  readonly driver: Driver;
  /** Where the site is. */
  readonly origin: string;
  readonly #faults: string[] = [];

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page of the site, and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.#watch();
  }

  /** Opens an address, and waits until it has loaded. */
  async load(path: string): Promise<void> {
    await this.#gather();
    await this.driver.open(this.origin + path);
    // Tab may have left the page before, into the browser's own window.
    await this.driver.activate();
  }

  async reload(): Promise<void> {
    await this.#gather();
    const leave = '() => { window.isLeft = true; setTimeout(() => location.reload()); }';
    await this.driver.call(leave);
    await this.until(
      'the page anew',
      () => this.driver.call('() => window.isLeft'),
      (left) => !left,
    );
    await this.#watch();
  }

  async back(): Promise<void> {
    await this.driver.call('() => void setTimeout(() => history.back())');
  }

  async forward(): Promise<void> {
    await this.driver.call('() => void setTimeout(() => history.forward())');
  }

  /** Presses an element with the mouse, once it can be pressed. */
  async press(...target: Target): Promise<void> {
    const at = await this.#pointOf(target);
    await this.#mouse([
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Moves the pointer onto an element, where it rests. */
  async point(...target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.move(x - 9, y);
    await this.move(x, y);
  }

  async move(x: number, y: number): Promise<void> {
    await this.#mouse([{ type: 'pointerMove', x, y, duration: 0 }]);
  }

  /** Presses keys one after another: `'Control+k'`, `'Tab'`, `'a'`. */
  async keys(...all: readonly string[]): Promise<void> {
    const actions = all.flatMap((keys) => {
      const values = keys.split('+').map((key) => keyValue(key, false));
      return [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Writes a text where the focus is: each key reaches the page before the next is pressed. */
  async write(text: string): Promise<void> {
    for (const value of text) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
    }
  }

  /** Writes a text in the place of what a field has. */
  async rewrite(text: string, ...target: Target): Promise<void> {
    await this.press(...target);
    await this.keys('ControlOrMeta+a');
    await this.write(text);
    await this.sees(`${text} in it`, target, (field) => field?.value === text);
  }

  /** Scrolls the page, and waits until it is long enough for that: it comes in parts. */
  async scrollTo(top: number): Promise<void> {
    const scroll = '(top) => { window.scrollTo(0, top); return Math.round(scrollY); }';
    await this.until(
      `${top} px above it`,
      () => this.driver.call(scroll, [top]),
      (at) => at === top,
    );
  }

  /** What was copied, as another program gets it: pasted into a field that is none of the page's. */
  async pasted(): Promise<string> {
    await this.driver.call(`() => {
      const field = document.createElement('textarea');
      field.id = 'guadua-clipboard';
      document.body.append(field);
      field.focus({ preventScroll: true });
    }`);
    await this.keys('ControlOrMeta+v');
    const field = await this.sees(
      'what was copied',
      ['#guadua-clipboard'],
      (it) => it?.value !== '',
    );
    await this.driver.call("() => document.querySelector('#guadua-clipboard').remove()");
    return field?.value ?? '';
  }

  shows(what: string, isSo: (page: PageLook) => boolean): Promise<PageLook> {
    return this.until(what, () => this.call<PageLook>('look'), isSo);
  }

  /** Waits until an element looks so; it is `null` when it can't be seen. */
  sees(what: string, target: Target, isSo: (seen: Seen | null) => boolean): Promise<Seen | null> {
    return this.until(what, () => this.call<Seen | null>('see', ...target), isSo);
  }

  /** Waits until an element is seen that has a text in it. */
  reads(text: string, ...target: Target): Promise<Seen | null> {
    return this.sees(text, target, (seen) => seen?.text.includes(text) ?? false);
  }

  /** Does in the page what is called so there. */
  async call<Result>(name: keyof typeof DEEDS, ...args: readonly unknown[]): Promise<Result> {
    return (await this.driver.call(sourceOf(name), args)) as Result;
  }

  /** @throws Error with what was there last, when it does not come. */
  async until<Value>(
    what: string,
    read: () => Promise<Value>,
    isSo: (value: Value) => boolean,
  ): Promise<Value> {
    let last: unknown;
    for (const deadline = Date.now() + WAIT; Date.now() < deadline; ) {
      try {
        const value = await read();
        if (isSo(value)) return value;
        last = value;
      } catch (error) {
        // Another document is on its way.
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
    throw new Error(
      `does not show ${what}: ${last instanceof Error ? last : JSON.stringify(last)}`,
    );
  }

  /** What was wrong with the pages so far: on the console, with their policy. */
  async faults(): Promise<readonly string[]> {
    await this.#gather();
    return this.#faults;
  }

  async #watch(): Promise<void> {
    await this.until('that React has taken it over', () => this.call<boolean>('isReady'), Boolean);
    await this.driver.call(String(watchPage));
  }

  async #gather(): Promise<void> {
    const faults = await this.driver.call(
      '() => { const { faults } = window; window.faults = []; return faults ?? []; }',
    );
    this.#faults.push(...(faults as string[]));
  }

  #pointOf(target: Target): Promise<{ x: number; y: number }> {
    return this.call('pointOf', ...target);
  }

  async #mouse(actions: InputSource['actions']): Promise<void> {
    const parameters = { pointerType: 'mouse' } as const;
    await this.driver.perform([{ type: 'pointer', id: 'mouse', parameters, actions }]);
  }
}
