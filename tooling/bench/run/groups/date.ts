import type { Browser } from 'playwright';
import {
  type Contender,
  closeContenders,
  inTurns,
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
import { labelsOf, medians, paintedRow, type Row } from '../report.ts';
import { toggled } from '../toggle.ts';

export async function date(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const mode of ['single', 'range']) {
    const all = await contenders(browser, origin, mode);
    const labels = labelsOf(all);
    if (mode === 'single') {
      const { elements, heap } = await popupFootprint(
        all,
        ({ selectors }) => selectors.day ?? '',
        close,
      );
      rows.push(elements, heap);
    }
    const events = new Map<string, 'pointerdown' | 'click'>();
    for (const each of all) {
      const { trigger = '', day = '' } = each.selectors;
      events.set(each.name, await openingEvent(each, trigger, day));
      await each.page.locator(day).first().waitFor();
      await close(each);
    }
    const openOnce = (each: Contender) => open(each, events.get(each.name) ?? 'click');

    rows.push(paintedRow(`Open, ${mode}`, await inTurns(all, openOnce), labels, 1));
    const slow = await inTurns(all, slowed(4, openOnce));
    rows.push(paintedRow(`Open, ${mode}, CPU ×4`, slow, labels, 1));

    if (mode === 'single') {
      rows.push(paintedRow('Next month', await inTurns(all, nextMonth), labels, 1.1));
    } else {
      const hovered = medians(await inTurns(all, hoverMonth, { rounds: 3, perRound: 1 }), labels);
      const mantine = Object.entries(hovered).find(([label]) => label.startsWith('Mantine'))?.[1];
      rows.push({
        measure: 'Range: pointer over 30 days, main thread',
        unit: 'ms',
        figures: hovered,
        limit: 0.45 * (mantine ?? Number.NaN),
        budget: '≤ 0.45 × Mantine',
      });
    }
    await closeContenders(all);
  }
  rows.push(await mounting(browser, origin, 'mount', '50 closed ones mounted', 1.2));
  rows.push(await mounting(browser, origin, 'filled', '50 closed ones with a value mounted', 1));
  return rows;
}

async function contenders(browser: Browser, origin: string, mode: string): Promise<Contender[]> {
  const all = await openContenders(browser, origin, 'date', { mode });
  const unable = all.filter(({ selectors }) => mode === 'range' && !selectors.range);
  await closeContenders(unable);
  return all.filter((each) => !unable.includes(each));
}

async function open(contender: Contender, eventType: string): Promise<Painted> {
  const { selectors } = contender;
  const time = await painted(
    contender,
    eventType,
    { selector: selectors.day ?? '', count: 28 },
    () => click(contender, selectors.trigger ?? ''),
  );
  await close(contender);
  return time;
}

/** Some pickers stay open at Escape; a second is enough for those that don't. */
function close(contender: Contender): Promise<void> {
  return closePopup(contender, contender.selectors.day ?? '', 1000);
}

async function nextMonth(contender: Contender): Promise<Painted> {
  const { page, selectors } = contender;
  await click(contender, selectors.trigger ?? '');
  const days = page.locator(selectors.day ?? '');
  await days.first().waitFor();
  await settled(page);
  const before = await days.allTextContents();
  // November 2026 begins on a Sunday and December on a Tuesday: the sequence of days distinguishes them.
  await page.evaluate(
    ([selector, text]) => {
      const changed = () =>
        [...document.querySelectorAll(selector)].map((day) => day.textContent).join() !== text;
      const marker = document.createElement('i');
      marker.className = 'month-changed';
      const look = () => {
        if (changed()) document.body.append(marker);
        else requestAnimationFrame(look);
      };
      document.querySelector('.month-changed')?.remove();
      requestAnimationFrame(look);
    },
    [selectors.day ?? '', before.join()] as const,
  );
  const time = await painted(contender, 'click', { selector: '.month-changed' }, () =>
    click(contender, selectors.next ?? ''),
  );
  await page.evaluate(() => document.querySelector('.month-changed')?.remove());
  await page.reload();
  await page.waitForFunction(() => window.bench !== undefined);
  return time;
}

/**
 * Picks the start of a range and moves over thirty days. react-day-picker shows no preview and changes
 * nothing on the screen meanwhile: its figure is what the events and the frames alone cost.
 */
async function hoverMonth(contender: Contender): Promise<number> {
  const { page, session, selectors } = contender;
  await page.reload();
  await page.waitForFunction(() => window.bench !== undefined);
  await click(contender, selectors.trigger ?? '');
  const days = page.locator(selectors.day ?? '');
  await days.first().waitFor();
  await settled(page);
  // A day of the month itself: react-datepicker closes at a first day that belongs to the month before.
  await days.nth(10).click();
  await settled(page);
  // Where the days are now: picking may turn the month.
  const boxes = await days.evaluateAll((elements) =>
    elements.slice(0, 30).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  if (boxes.length < 28) throw new Error('shows no month while a range is picked');
  const { task } = await mainThread(contender, async () => {
    for (const box of boxes) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...box });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  return task;
}

async function mounting(
  browser: Browser,
  origin: string,
  mode: string,
  measure: string,
  factor: number,
): Promise<Row> {
  const all = await contenders(browser, origin, mode);
  return toggled(measure, factor, all, ({ selectors }) => ({
    selector: `.mounted:nth-child(51) ${selectors.trigger ?? ''}`,
  }));
}
