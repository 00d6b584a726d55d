import type { Browser } from 'playwright';
import { FIRST_MATCH, FIRST_ROW } from '../../src/select/select-contestant.ts';
import {
  betweenFrames,
  type Contender,
  closeContenders,
  FRAME,
  inTurns,
  longestFrame,
  mainThread,
  openContenders,
  openingEvent,
  type Painted,
  painted,
  settled,
  slowed,
} from '../browser.ts';
import { click } from '../pointer.ts';
import { closePopup, popupFootprint } from '../popup.ts';
import { againstBest, labelsOf, medians, paintedFigures, paintedRow, type Row } from '../report.ts';
import { toggled } from '../toggle.ts';

/** Milliseconds after which every contestant has searched all it searches. */
const SEARCH_ENDS = 400;
/** Enough to go beyond the rows that show at first. */
const ARROWS = 12;
/** A list that takes seconds to open is sampled less: its figure won't change the picture. */
const SLOW = new Set(['mui', 'react-select', 'mantine']);

export async function select(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  const events = await openingEvents(browser, origin);
  const openOnce = (contender: Contender) => open(contender, events.get(contender.name) ?? 'click');
  const opening = new Map<number, Record<string, number>>();
  for (const count of [100, 1000, 10_000, 100_000]) {
    const large = count === 100_000;
    const contenders = await openContenders(browser, origin, 'select', { mode: 'single', count });
    const labels = labelsOf(contenders);
    const quick = contenders.filter(({ name }) => !(large && SLOW.has(name)));
    const slow = contenders.filter(({ name }) => large && SLOW.has(name));
    const measure = async (sample: (contender: Contender) => Promise<Painted>) =>
      new Map([
        ...(await inTurns(quick, sample)),
        ...(await inTurns(slow, sample, { rounds: 1, perRound: 2 })),
      ]);

    if (large) rows.push(...(await footprint(contenders)));
    const opened = await measure(openOnce);
    opening.set(count, paintedFigures(opened, labels, 'painted'));
    rows.push(paintedRow(`Open, ${count} options`, opened, labels, large ? 0.9 : undefined));
    const typed = await measure(typeOnce);
    const measured = `First typed character, ${count} options`;
    rows.push(paintedRow(measured, typed, labels, large ? 0.8 : undefined));

    if (large) {
      rows.push(growth(opening));
      const slow = await inTurns(quick, slowed(4, openOnce));
      rows.push(paintedRow('Open, 100 000, CPU ×4 slower', slow, labels, 1.1));
      const arrows = medians(await inTurns(quick, slowed(4, arrowKey)), labels);
      rows.push(
        againstBest(
          {
            measure: 'An arrow key in the open list, CPU ×4, main thread',
            unit: 'ms',
            figures: arrows,
          },
          1.1,
        ),
      );
      const busy = medians(await inTurns(quick, busyTyping), labels);
      rows.push({ measure: 'First typed character, main thread', unit: 'ms', figures: busy });
      const scrolled = medians(await inTurns(quick, busyScrolling), labels);
      rows.push(
        againstBest(
          { measure: 'Main thread while 6 000 px scroll by', unit: 'ms', figures: scrolled },
          1,
        ),
      );
      rows.push({
        measure: 'Longest frame while 6 000 px scroll by',
        unit: 'ms',
        figures: medians(await inTurns(quick, scrollingFrame), labels),
        limit: 20,
        budget: '≤ 20 ms',
      });
    }
    await closeContenders(contenders);
  }
  rows.push(await mounting(browser, origin), await filling(browser, origin));
  return rows;
}

async function open(contender: Contender, eventType: string): Promise<Painted> {
  const { selectors } = contender;
  const time = await painted(
    contender,
    eventType,
    { selector: selectors.row ?? '', text: FIRST_ROW, count: 5 },
    () => click(contender, selectors.trigger ?? ''),
  );
  await close(contender);
  return time;
}

/** Opens the list and looks at it for a while, as a person does. */
async function openAndLook(contender: Contender): Promise<void> {
  const { page, selectors } = contender;
  await click(contender, selectors.trigger ?? '');
  await page
    .locator(selectors.row ?? '')
    .first()
    .waitFor({ timeout: 60_000 });
  await settled(page);
  await page.waitForTimeout(400);
  await betweenFrames(page);
}

async function typeOnce(contender: Contender): Promise<Painted> {
  const { page, selectors } = contender;
  await openAndLook(contender);
  const time = await painted(
    contender,
    'keydown',
    { selector: selectors.row ?? '', text: FIRST_MATCH },
    () => page.keyboard.press('x'),
  );
  await page.keyboard.press('Backspace');
  await settled(page);
  await close(contender);
  return time;
}

/** Main-thread milliseconds of the first character, with what a search does after its first rows. */
async function busyTyping(contender: Contender): Promise<number> {
  const { page } = contender;
  await openAndLook(contender);
  const { task } = await mainThread(contender, async () => {
    await page.keyboard.press('x');
    await page.waitForTimeout(SEARCH_ENDS);
  });
  await page.keyboard.press('Backspace');
  await settled(page);
  await close(contender);
  return task;
}

/** Main-thread milliseconds of one press of the arrow key that goes down an open list. */
async function arrowKey(contender: Contender): Promise<number> {
  await openAndLook(contender);
  const { task } = await mainThread(contender, async () => {
    for (let press = 0; press < ARROWS; press++) {
      await contender.page.keyboard.press('ArrowDown');
      await contender.page.waitForTimeout(FRAME);
    }
  });
  await close(contender);
  return task / ARROWS;
}

/** Main-thread milliseconds of sixty turns of the wheel over the open list, one in each frame. */
async function busyScrolling(contender: Contender): Promise<number> {
  await openAndLook(contender);
  const turn = await wheelOver(contender);
  const { task } = await mainThread(contender, turn);
  await close(contender);
  return task;
}

/** Milliseconds of the longest frame of the same. */
async function scrollingFrame(contender: Contender): Promise<number> {
  await openAndLook(contender);
  const turn = await wheelOver(contender);
  const longest = await longestFrame(contender, turn);
  await close(contender);
  return longest;
}

/** Puts the pointer over the open list; what it gives back turns the wheel sixty times. */
async function wheelOver({ page, session, selectors }: Contender): Promise<() => Promise<void>> {
  const box = await page
    .locator(selectors.row ?? '')
    .nth(2)
    .boundingBox();
  if (!box) throw new Error(`Nothing to scroll at ${selectors.row}.`);
  const at = { x: box.x + 40, y: box.y + box.height / 2 };
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  return async () => {
    for (let turn = 0; turn < 60; turn++) {
      const wheel = { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 100 } as const;
      await session.send('Input.dispatchMouseEvent', wheel);
      await page.waitForTimeout(FRAME);
    }
  };
}

async function openingEvents(
  browser: Browser,
  origin: string,
): Promise<Map<string, 'pointerdown' | 'click'>> {
  const contenders = await openContenders(browser, origin, 'select', {
    mode: 'single',
    count: 100,
  });
  const events = new Map<string, 'pointerdown' | 'click'>();
  for (const contender of contenders) {
    const { trigger = '', row = '' } = contender.selectors;
    events.set(contender.name, await openingEvent(contender, trigger, row));
  }
  await closeContenders(contenders);
  return events;
}

/** Lists that hold every option take seconds to go. */
function close(contender: Contender): Promise<void> {
  return closePopup(contender, contender.selectors.row ?? '', 60_000);
}

function growth(opening: ReadonlyMap<number, Record<string, number>>): Row {
  const few = opening.get(100) ?? {};
  const many = opening.get(100_000) ?? {};
  const figures = Object.fromEntries(
    Object.entries(many).map(([label, value]) => [label, value / (few[label] ?? Number.NaN)]),
  );
  return {
    measure: 'Growth from 100 to 100 000',
    unit: '×',
    figures,
    limit: 1.15,
    budget: '≤ ×1.15',
  };
}

/** DOM elements and heap that opening adds. */
async function footprint(contenders: readonly Contender[]): Promise<Row[]> {
  const { elements, heap } = await popupFootprint(
    contenders,
    ({ selectors }) => selectors.row ?? '',
    close,
  );
  return [
    { ...elements, limit: 70, budget: '≤ 70' },
    { ...heap, limit: 0.5, budget: '≤ 0.5 MB' },
  ];
}

async function mounting(browser: Browser, origin: string): Promise<Row> {
  const contenders = await openContenders(browser, origin, 'select', { mode: 'mount', count: 100 });
  return toggled('100 closed ones mounted', 1, contenders, ({ selectors }) => ({
    selector: `.mounted:last-child ${selectors.trigger ?? ''}`,
  }));
}

async function filling(browser: Browser, origin: string): Promise<Row> {
  const contenders = await openContenders(browser, origin, 'select', {
    mode: 'multiple',
    count: 10_000,
  });
  const able = contenders.filter(({ selectors }) => selectors.token !== undefined);
  return toggled('Multiple: 10 000 values set', 1.3, able, ({ selectors }) => ({
    selector: selectors.token ?? '',
  }));
}
