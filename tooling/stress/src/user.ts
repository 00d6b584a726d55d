import type { User } from '@guadua/catalog';

/** Tasks in which a condition is asked for; later it is once a frame. */
const TASKS = 50;

/** A user of this page, who waits so many milliseconds for an element. */
export function createUser(
  fileName: (name: string) => string = (name) => name,
  patience = 20_000,
): User {
  const until = async (condition: () => boolean, what: string) => {
    const end = performance.now() + patience;
    let turn = 0;
    while (!condition()) {
      if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
      // What comes at once comes within some tasks; to ask in each one after that would keep the processor busy.
      await (turn++ < TASKS ? task() : frames(1));
    }
  };
  const find = async (selector: string): Promise<HTMLElement> => {
    let found: HTMLElement | null = null;
    await until(() => {
      found = [...document.querySelectorAll<HTMLElement>(selector)].find(isUsable) ?? null;
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
  const user: User = {
    fileName,
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
    async focus(selector) {
      (await find(selector)).focus();
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
      await user.type(text);
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
    picture: createPicture,
  };
  return user;
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

/** Waits for so many frames. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** What is inert only looks as if it were there: a popup that fades out. */
function isUsable(element: HTMLElement): boolean {
  return element.closest('[inert]') === null;
}

/** What a press gives the focus to. */
function focusable(pressed: HTMLElement): HTMLElement | null {
  return pressed.closest<HTMLElement>('button, input, textarea, select, a[href], [tabindex]');
}

async function createPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext('2d')?.fillRect(0, 0, 32, 32);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name, { type: 'image/png' });
}
