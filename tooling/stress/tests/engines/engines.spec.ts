import {
  type Driver,
  ENGINES,
  findEngine,
  type InputSource,
  keyValue,
  startDriver,
} from '@guadua/engines/drive';
import { expect, test } from '@playwright/test';
import { SPECIMEN_NAMES } from '../specimen-names.ts';
import { FORM_STEPS } from './form-steps.ts';

/*
 * The short form of the tests in Firefox and WebKit (`pnpm test:engines` runs the long one): fields are
 * filled in with real keys and pointer, in Firefox by `test`, and each specimen is opened. An engine that isn't there, or doesn't
 * start, is named in one line and its tests are not run.
 */

declare global {
  interface Window {
    mistakes: string[];
  }
}

/** The long run starts WebKit anyway: there what follows takes half as long as by itself. */
const TAGS = { firefox: [], webkit: ['@long'] };
/** A busy machine is slow, not wrong. */
const WAIT = 30_000;
test.setTimeout(300_000);

for (const name of ENGINES) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let driver: Driver | undefined;
    let missing = '';

    test.beforeAll(async ({ baseURL }) => {
      const engine = findEngine(name);
      if ('missing' in engine) {
        missing = engine.missing;
      } else {
        try {
          driver = await startDriver(engine);
          await driver.open(`${baseURL}/?random-use`);
        } catch (error) {
          missing = `It does not start: ${String(error)}`;
          await driver?.close();
        }
      }
      if (missing) console.log(`${name} was not run. ${missing}`);
    });
    test.afterAll(() => driver?.close());

    /** The engine that has started; else the test is counted as not run. */
    const browser = () => {
      test.info().skip(missing !== '', missing);
      if (!driver) throw new Error(missing);
      return driver;
    };

    test('sends what a person enters in each field', { tag: TAGS[name] }, async () => {
      const { call, perform } = browser();
      await call(String(watchMistakes));
      for (const { field, press, appears, keys, sends } of FORM_STEPS) {
        const at = await call(String(pointOf), [`[data-field="${field}"] ${press}`]);
        await perform([clickAt(at as { x: number; y: number })]);
        if (appears) await call(String(until), [appears]);
        if (keys) await perform([{ type: 'key', id: 'keyboard', actions: strokes(keys) }]);
        const sent = () => call(String(sentFor), [field]);
        await expect.soft.poll(sent, { message: field, timeout: WAIT }).toEqual(sends);
      }
      expect(await call('() => [...window.randomUse.faults(), ...window.mistakes]')).toEqual([]);
    });

    test('opens every widget without a mistake', { tag: '@long' }, async ({ baseURL }) => {
      const { call, open } = browser();
      await open(`${baseURL}/`);
      await call(String(watchMistakes));
      for (const specimen of SPECIMEN_NAMES) {
        const found = await call(String(openSpecimen), [specimen]);
        expect.soft(found, specimen).toEqual([]);
      }
    });
  });
}

function clickAt({ x, y }: { x: number; y: number }): InputSource {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** Each key of a text is pressed and let go: `ab{Enter}`. */
function strokes(keys: string): object[] {
  return [...keys.matchAll(/\{(\w+)\}|./gu)].flatMap(([character, named]) => {
    const value = keyValue(named ?? character, false);
    return ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  });
}

// What follows runs in the page: each is whole in itself.

function watchMistakes(): void {
  window.mistakes = [];
  const note = (text: unknown) => window.mistakes.push(String(text));
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    note(`${violatedDirective}: ${sample}`),
  );
  const { error } = console;
  console.error = (...texts) => {
    note(texts.join(' '));
    error(...texts);
  };
}

/** The middle of an element, once it is there and at rest. */
async function pointOf(selector: string): Promise<{ x: number; y: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const end = performance.now() + 30_000; performance.now() < end; ) {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element?.getBoundingClientRect();
    await frame();
    await frame();
    const box = element?.getBoundingClientRect();
    if (!box || box.width === 0 || box.y !== before?.y) continue;
    const point = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
    if (element?.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  throw new Error(`${selector} can't be pressed.`);
}

async function until(selector: string): Promise<void> {
  for (const end = performance.now() + 30_000; !document.querySelector(selector); ) {
    if (performance.now() > end) throw new Error(`${selector} does not appear.`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function sentFor(field: string): string[] {
  const form = document.querySelector('form') ?? undefined;
  return new FormData(form).getAll(field).map((each) => (each instanceof File ? each.name : each));
}

/** Mounts a specimen, uses it as its own steps say, and takes it away. */
async function openSpecimen(name: string): Promise<string[]> {
  await window.harness.open(name);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await window.harness.close();
  return window.mistakes.splice(0);
}
