import type { Page } from '@playwright/test';
import fc from 'fast-check';

/** Does one thing on a page, and says which. */
type Act = (page: Page) => Promise<string>;

const KEYS = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Backspace', 'Delete'],
  ...['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  ...['PageUp', 'PageDown', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Alt+ArrowUp', 'Alt+ArrowDown'],
  ...['Control+a', 'Control+z', 'Control+y', 'Control+c', 'Control+v', 'Control+x', 'F6'],
  ...['Control+Home', 'Control+End', 'Shift+Home', 'Shift+End', 'Shift+PageDown', '#', '-', ','],
];

const TEXTS = [
  ...['1', '7', '12', '31', '123456', '99999999999999999999', '0', '1.234,5', '-8', '10:59 p'],
  ...['a', 'e', 'ñ', 'op', 'Opción 1', 'zzz', 'A', 'Ábaco', 'hoy', '5/3/26', '20/11/2026'],
  ...['Cl', 'Carrera 7 # 12-34', 'kr 7a bis 12 34 sur', '899999068-1'],
  ...['👩‍👩‍👧', 'e\u0301', '<b>', ' ', '  x '],
];

/** A place between a start and an end, 0 to 1. */
const SHARE = fc.noBias(fc.integer({ min: 0, max: 999 })).map((thousandths) => thousandths / 1000);
/** Mostly once. */
const TIMES = fc.oneof(
  { weight: 3, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }) },
);
const TARGET = fc.tuple(SHARE, SHARE, SHARE, SHARE);

const PRESS = fc.tuple(fc.constantFrom(...KEYS), TIMES).map(
  ([key, times]): Act =>
    async (page) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
      return `key ${key} ×${times}`;
    },
);

const TYPE = fc.tuple(fc.constantFrom(...TEXTS), fc.constantFrom('type', 'type', 'insertText')).map(
  ([text, way]): Act =>
    async ({ keyboard }) => {
      await keyboard[way](text);
      return `${way} ${JSON.stringify(text)}`;
    },
);

const CLICK = fc.tuple(TARGET, TIMES).map(
  ([place, times]): Act =>
    async (page) => {
      const target = await pickTarget(page, place);
      if (!target) return 'nothing to click';
      await page.mouse.click(target.x, target.y, { clickCount: Math.min(times, 2) });
      return `click ${target.what}`;
    },
);

const HOVER = TARGET.map(
  (place): Act =>
    async (page) => {
      const target = await pickTarget(page, place);
      if (!target) return 'nothing to hover';
      await page.mouse.move(target.x, target.y, { steps: 2 });
      return `hover ${target.what}`;
    },
);

const DRAG = fc.tuple(SHARE, SHARE).map(
  ([x, y]): Act =>
    async ({ mouse }) => {
      await mouse.down();
      await mouse.move(x * 1200, y * 700, { steps: 3 });
      await mouse.up();
      return `drag to ${x * 1200},${y * 700}`;
    },
);

const WHEEL = SHARE.map(
  (share): Act =>
    async ({ mouse }) => {
      await mouse.wheel(0, share * 900 - 450);
      return `wheel ${share * 900 - 450}`;
    },
);

const SET = fc
  .tuple(SHARE, fc.constantFrom('usual', 'usual', 'disabled', 'readOnly', 'unmounted'))
  .map(
    ([share, state]): Act =>
      (page) =>
        page.evaluate(
          ([which, how]) => {
            const names = window.randomUse.names();
            const name = names[Math.floor(which * names.length)] ?? '';
            window.randomUse.set(name, how);
            return `${name} becomes ${how}`;
          },
          [share, state] as const,
        ),
  );

const RESIZE = fc.constantFrom(1280, 1280, 700, 390).map(
  (width): Act =>
    async (page) => {
      await page.setViewportSize({ width, height: 800 });
      return `${width} px wide`;
    },
);

const RESET: Act = async (page) => {
  await page.evaluate(() => document.querySelector('form')?.reset());
  return 'reset';
};

const ACTS = fc.oneof(
  { weight: 78, arbitrary: PRESS },
  { weight: 42, arbitrary: TYPE },
  { weight: 72, arbitrary: CLICK },
  { weight: 24, arbitrary: HOVER },
  { weight: 9, arbitrary: DRAG },
  { weight: 12, arbitrary: WHEEL },
  { weight: 9, arbitrary: SET },
  { weight: 3, arbitrary: RESIZE },
  // A reset is rare, since it takes back all that was entered before.
  { weight: 1, arbitrary: fc.constant(RESET) },
);

/** What someone without a plan does on a page, without an end: the same for the same seed. */
export function* randomActs(seed: number): Generator<Act> {
  for (let part = 0; ; part++) yield* fc.sample(ACTS, { seed: seed + part, numRuns: 1000 });
}

/** Something that can be pressed, what is open first: its middle or a place in it. */
function pickTarget(page: Page, place: readonly [number, number, number, number]) {
  return page.evaluate(([inPopup, which, across, down]) => {
    const operable =
      'button, input:not([type=hidden]), textarea, select, a[href], label, [role=option], [data-day], [role=checkbox], .gd-control';
    const popups = [...document.querySelectorAll('dialog[open], .gd-popup')];
    const root = inPopup < 0.7 ? (popups.at(-1) ?? document) : document;
    const seen = [...root.querySelectorAll<HTMLElement>(operable)].filter((element) => {
      const box = element.getBoundingClientRect();
      const inside =
        box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return inside && box.width > 0 && !element.closest('[hidden]');
    });
    const element = seen[Math.floor(which * seen.length)];
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const at = (start: number, length: number, limit: number, share: number) =>
      Math.round(Math.min(Math.max(start + length * (0.1 + share * 0.8), 1), limit - 1));
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const field = element.closest<HTMLElement>('[data-field]')?.dataset.field ?? 'popup';
    return {
      x: at(box.left, box.width, innerWidth, across),
      y: at(box.top, box.height, innerHeight, down),
      what: `${field}: ${element.localName} «${name.trim().slice(0, 40)}»`,
    };
  }, place);
}
