import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { CONTAINERS } from '../server-build.ts';
import { test } from './stress-test.ts';

/*
 * Every widget with a popup in every container that applications have: it opens whole and on top, moves with its
 * field, is used, and closes alone.
 */

/** A specimen that opens a popup. */
interface Widget {
  readonly name: string;
  /** Its outermost element: the popup stands at it. */
  readonly root: string;
  /** Space between the two, in pixels, with the arrow. */
  readonly gap: number;
  /** What opens it; without it, the focus does. */
  readonly trigger?: string;
  /** Whether pressing the trigger again closes it: in a text field it only puts the caret elsewhere. */
  readonly toggles?: true;
  /** What is pressed in the popup, in turn. */
  readonly picks: readonly string[];
  /** What the picks do: the widget looks different, or its popup closes. */
  readonly effect?: 'changes' | 'closes';
}

const DAY = '.gd-calendar__day:not([disabled], [aria-disabled=true], [data-outside])';

const date = {
  root: '.gd-date-picker',
  gap: 4,
  trigger: '.gd-date-picker__button',
  toggles: true,
  effect: 'changes',
} as const;
const suggestions = {
  gap: 4,
  trigger: '[role=combobox] >> nth=0',
  picks: ['[role=option] >> nth=0'],
  effect: 'changes',
} as const;

const WIDGETS: readonly Widget[] = [
  {
    ...suggestions,
    name: 'select',
    root: '.gd-select',
    trigger: '.gd-select__trigger',
    toggles: true,
  },
  { ...date, name: 'date-picker-locked-days', picks: [`${DAY} >> nth=0`] },
  {
    ...date,
    name: 'date-range-picker-limits',
    picks: [`${DAY} >> nth=0`, `${DAY} >> nth=3`],
  },
  { ...suggestions, name: 'address-input', root: '.gd-address-input' },
  { ...suggestions, name: 'autocomplete', root: '.gd-autocomplete' },
  {
    name: 'popover',
    root: 'button',
    gap: 15,
    trigger: 'button',
    toggles: true,
    picks: ['.gd-popover__close'],
    effect: 'closes',
  },
  { name: 'tooltip', root: 'button', gap: 11, picks: [] },
];

// The libraries write styles of their own into the page.
test.use({ bypassCSP: true });

for (const { name: container, size, isDialog } of CONTAINERS) {
  test.describe(`in ${container}`, () => {
    test.use({ viewport: size ?? { width: 1000, height: 700 } });

    for (const widget of WIDGETS) {
      test(`${widget.name} opens, moves, is used and closes alone (CMP-11)`, async ({ page }) => {
        await page.goto('/');
        const place = await contain(page, container, widget.name);
        await provePopup(page, place, widget);
      });
    }

    if (!isDialog) return;
    test('a message is pressed and reached by F6, and it stays open (SNK-4.1)', async ({
      page,
    }) => {
      await page.goto('/');
      await contain(page, container, 'text-input');
      const field = page.locator('#specimen input').first();
      await field.click();
      const action = page.getByRole('button', { name: 'Deshacer' });
      for (const use of [
        () => action.click(),
        async () => {
          for (const key of ['F6', 'Tab', 'Enter']) await page.keyboard.press(key);
        },
      ]) {
        const undone = page.evaluate(() => window.harness.offerUndo());
        await expect(action).toBeVisible();
        await use();
        await undone;
        await expect(inside(page)).toBeVisible();
        await expect(page.locator('.gd-snackbar')).toHaveCount(0);
      }
      await expect(field).toBeFocused();
    });
  });
}

/** Mounts a specimen in a container; returns where it is found. */
async function contain(page: Page, container: string, name: string): Promise<Page | FrameLocator> {
  await page.evaluate(([where, what]) => window.harness.contain(where, what), [
    container,
    name,
  ] as const);
  return container === 'a frame' ? page.frameLocator('iframe') : page;
}

/** What each container shows while it is open. */
function inside(place: Page | FrameLocator): Locator {
  return place.locator('[data-test=inside]');
}

async function provePopup(page: Page, place: Page | FrameLocator, widget: Widget): Promise<void> {
  const specimen = place.locator('#specimen');
  const root = specimen.locator(widget.root).first();
  const popup = place.locator(':is(.gd-popup, .gd-tooltip)');
  const press = async () => {
    if (widget.trigger) return specimen.locator(widget.trigger).click();
    await inside(place).focus();
    await page.keyboard.press('Tab');
  };
  const open = async () => {
    await press();
    await expect(popup).toBeVisible();
  };
  const isGone = async () => {
    await expect(popup).toHaveCount(0);
    await expect(inside(place), 'the container').toBeVisible();
  };
  const face = () => specimen.evaluate(textAndValues);
  const before = await face();

  await open();
  await expect.poll(() => popup.evaluate(isWholeAndOnTop)).toBe(true);
  await expect(place.locator('label').locator(popup)).toHaveCount(0);
  const isSheet = await popup.evaluate((element) => element.ariaModal === 'true');
  if (!isSheet) await proveToFollow(specimen, popup, root, widget.gap);
  for (const pick of widget.picks) await popup.locator(pick).click();
  if (widget.effect === 'changes') await expect.poll(face).not.toBe(before);
  if (widget.effect === 'closes') await isGone();

  if ((await popup.count()) === 0) await open();
  await page.keyboard.press('Escape');
  await isGone();
  await expect(specimen.locator(':focus'), 'the focus').toHaveCount(1);

  // A sheet covers all there is, and a tooltip answers to no press.
  const closings = isSheet || !widget.trigger ? [] : [() => inside(place).click()];
  if (widget.toggles && !isSheet) closings.push(press);
  for (const close of closings) {
    await open();
    await close();
    await isGone();
  }

  // It closes when its control can no longer be used (CMP-11.2).
  await open();
  await specimen.evaluate((element) => element.toggleAttribute('inert', true));
  await isGone();
}

/** The popup stands at its field, and still does when that moves. */
async function proveToFollow(specimen: Locator, popup: Locator, root: Locator, gap: number) {
  const boxes = async () => {
    const [box, at] = [await popup.boundingBox(), await root.boundingBox()];
    if (!box || !at) throw new Error('The popup or its field is not to be seen.');
    return { box, at };
  };
  const isAtItsPlace = async () => {
    const { box, at } = await boxes();
    const distance = Math.max(box.y - at.y - at.height, at.y - box.y - box.height);
    return Math.abs(distance - gap) <= 1.5;
  };
  await expect.poll(isAtItsPlace).toBe(true);
  const { y } = (await boxes()).at;
  // Nothing scrolls: what stands above the field gets higher.
  await specimen.evaluate((element) => {
    element.style.paddingBlockStart = '9px';
  });
  expect((await boxes()).at.y).toBeGreaterThan(y + 5);
  await expect.poll(isAtItsPlace).toBe(true);
}

/** Runs in the page: whether all of an element is in the window, and the person's pointer meets it. */
function isWholeAndOnTop(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1) return false;
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 12, top + 12],
    [right - 12, bottom - 12],
  ];
  return points.every(([x = 0, y = 0]) => element.contains(root.elementFromPoint(x, y)));
}

/** Runs in the page: what a person sees of a widget. */
function textAndValues(element: Element): string {
  const inputs = [...element.querySelectorAll('input')];
  return [element.textContent, ...inputs.map(({ value }) => value)].join();
}
