/** What a person does to a scene, by events alone: a thousand rounds must not take an hour. */
export interface Hands {
  /** Waits for an element; a list of selectors is a way down into it. */
  find(selector: string): Promise<HTMLElement>;
  /** Waits until there is none. */
  gone(selector: string): Promise<void>;
  /** Presses and lets go with a mouse. */
  press(target: string | HTMLElement): Promise<void>;
  /** Moves the pointer over something, as a mouse. */
  hover(target: string | HTMLElement): Promise<void>;
  /** Presses a key where the focus is. */
  key(key: string, modifiers?: KeyboardEventInit): Promise<void>;
  /** Writes into the field that has the focus, as the browser does it. */
  type(text: string): Promise<void>;
  /** Focuses a field and writes. */
  write(selector: string, text: string): Promise<void>;
  /** Chooses files. */
  choose(selector: string, files: readonly File[]): Promise<void>;
  /** Waits for something else. */
  until(holds: () => boolean, what: string): Promise<void>;
  /** Lets React and the browser finish what is under way. */
  settle(): Promise<void>;
}

/** How long an element is waited for. */
const PATIENCE = 10_000;

/** The hands for the page. */
export function createHands(): Hands {
  const until = async (holds: () => boolean, what: string) => {
    const end = performance.now() + PATIENCE;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
      await task();
    }
  };
  const find = async (selector: string): Promise<HTMLElement> => {
    let found: HTMLElement | null = null;
    await until(() => {
      found = document.querySelector<HTMLElement>(selector);
      return found !== null;
    }, selector);
    // `until` found it; the compiler can't follow the closure.
    return found ?? document.body;
  };
  const element = async (target: string | HTMLElement) =>
    typeof target === 'string' ? await find(target) : target;
  const settle = async () => {
    await task();
    await task();
  };
  const hands: Hands = {
    find,
    until,
    settle,
    gone: (selector) => until(() => document.querySelector(selector) === null, `no ${selector}`),
    async press(target) {
      const pressed = await element(target);
      const mouse = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
      const pointer = { ...mouse, pointerId: 1, pointerType: 'mouse', isPrimary: true };
      pressed.dispatchEvent(new PointerEvent('pointerdown', pointer));
      if (pressed.dispatchEvent(new MouseEvent('mousedown', mouse))) focusable(pressed)?.focus();
      pressed.dispatchEvent(new PointerEvent('pointerup', pointer));
      pressed.dispatchEvent(new MouseEvent('mouseup', mouse));
      pressed.click();
      await settle();
    },
    async hover(target) {
      const over = await element(target);
      const pointer = { bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse' };
      over.dispatchEvent(new PointerEvent('pointerover', pointer));
      over.dispatchEvent(new PointerEvent('pointermove', pointer));
      await settle();
    },
    async key(key, modifiers = {}) {
      const focused = document.activeElement ?? document.body;
      const press = { bubbles: true, cancelable: true, composed: true, key, ...modifiers };
      focused.dispatchEvent(new KeyboardEvent('keydown', press));
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', press));
      await settle();
    },
    async type(text) {
      document.execCommand('insertText', false, text);
      await settle();
    },
    async write(selector, text) {
      (await find(selector)).focus();
      await settle();
      await hands.type(text);
    },
    async choose(selector, files) {
      const input = await find(selector);
      if (!(input instanceof HTMLInputElement)) throw new Error(`${selector} takes no files.`);
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await settle();
    },
  };
  return hands;
}

/** A turn of the event loop: React's work and effects are done after it. */
function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What a press gives the focus to. */
function focusable(pressed: HTMLElement): HTMLElement | null {
  return pressed.closest<HTMLElement>('button, input, textarea, select, a[href], [tabindex]');
}
