import type { Page } from '@playwright/test';
import { type Random, seededRandom } from './seeded-random.ts';

/** Uses a page at random: keys, pointer, widths, fields that are disabled or unmounted. */
export interface Monkey {
  /** Does one thing and says which. */
  act(): Promise<string>;
}

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
  ...[
    'Cl',
    'Carrera 7 # 12-34',
    'kr 7a bis 12 34 sur',
    '899999068-1',
    '👩‍👩‍👧',
    'e\u0301',
    '<b>',
    ' ',
    '  x ',
  ],
];

export function createMonkey(page: Page, seed: number): Monkey {
  const random = seededRandom(seed);
  let pointer = { x: 10, y: 10 };

  const actions: readonly (readonly [weight: number, act: () => Promise<string>])[] = [
    [26, () => pressKey(page, random)],
    [14, () => typeText(page, random)],
    [
      24,
      async () => {
        const target = await pickTarget(page, random);
        if (!target) return 'nothing to click';
        pointer = target;
        await page.mouse.click(target.x, target.y, {
          clickCount: 1 + (random.below(12) === 0 ? 1 : 0),
        });
        return `click ${target.what}`;
      },
    ],
    [
      8,
      async () => {
        const target = await pickTarget(page, random);
        if (!target) return 'nothing to hover';
        pointer = target;
        await page.mouse.move(target.x, target.y, { steps: 2 });
        return `hover ${target.what}`;
      },
    ],
    [
      3,
      async () => {
        const to = { x: random.below(1200), y: random.below(700) };
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.mouse.up();
        const from = pointer;
        pointer = to;
        return `drag from ${from.x},${from.y} to ${to.x},${to.y}`;
      },
    ],
    [
      4,
      async () => {
        const distance = random.below(900) - 450;
        await page.mouse.wheel(0, distance);
        return `wheel ${distance}`;
      },
    ],
    [
      3,
      async () => {
        const names = await page.evaluate(() => window.randomUse.names());
        const name = random.pick(names);
        const state = random.pick(['usual', 'usual', 'disabled', 'readOnly', 'unmounted'] as const);
        await page.evaluate(([field, how]) => window.randomUse.set(field, how), [
          name,
          state,
        ] as const);
        return `${name} becomes ${state}`;
      },
    ],
    [
      1,
      async () => {
        const width = random.pick([1280, 1280, 700, 390]);
        await page.setViewportSize({ width, height: 800 });
        return `${width} px wide`;
      },
    ],
    [1, () => resetForm(page, random)],
  ];
  const total = actions.reduce((sum, [weight]) => sum + weight, 0);

  return {
    async act() {
      let lot = random.below(total);
      const chosen = actions.find(([weight]) => {
        lot -= weight;
        return lot < 0;
      });
      return (await chosen?.[1]()) ?? 'nothing';
    },
  };
}

async function pressKey(page: Page, random: Random): Promise<string> {
  const key = random.pick(KEYS);
  const times = 1 + (random.below(4) === 0 ? random.below(5) : 0);
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
  return `key ${key} ×${times}`;
}

async function typeText(page: Page, random: Random): Promise<string> {
  const text = random.pick(TEXTS);
  if (random.below(3) === 0) await page.keyboard.insertText(text);
  else await page.keyboard.type(text);
  return `type ${JSON.stringify(text)}`;
}

/** Rarely: it takes all values back, and what comes after would start anew. */
async function resetForm(page: Page, random: Random): Promise<string> {
  if (random.below(3) > 0) return 'no reset';
  await page.evaluate(() => document.querySelector('form')?.reset());
  return 'reset';
}

/** Something that can be pressed, what is open first: its middle or a place in it. */
async function pickTarget(page: Page, random: Random) {
  const seeds = [random.next(), random.next(), random.next(), random.next()] as const;
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
  }, seeds);
}
