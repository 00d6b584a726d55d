import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DateRangeFields, DateRangePicker } from '../index';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

const FIELD = {
  name: 'viaje',
  'aria-label': 'Viaje',
  today: '2026-11-20',
  defaultValue: { from: '2026-11-10', to: '2026-11-12' },
} as const;

const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${number} de noviembre de 2026`) });
const sent = () =>
  new FormData(
    screen.getByRole<HTMLFormElement>('form', { name: 'Formulario', hidden: true }),
  ).getAll('viaje');

/** Opens the sheet, and waits until it stands where it stays. */
async function open(widget: ReactElement) {
  render(<form aria-label="Formulario">{widget}</form>);
  await userEvent.click(screen.getAllByRole('combobox')[0] as HTMLElement);
  const sheet = await screen.findByRole('dialog');
  await Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return sheet;
}

/** A finger of the browser itself. */
function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', target?: Element) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const points = target ? [target.getBoundingClientRect()] : [];
  const touchPoints = points.map(({ left, top, width, height }) => ({
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2) * scale,
  }));
  return cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Drags one end over a day to another, and lets it go there. */
async function drag(from: number, over: number, to: number) {
  await touch('touchStart', day(from));
  for (const number of [over, to]) {
    await touch('touchMove', day(number));
    await expect.poll(() => day(number).hasAttribute('data-preview')).toBe(true);
  }
  await touch('touchEnd');
}

describe('an end of a range that a finger drags in the sheet of a phone (DAT-3, DAT-15)', () => {
  eachInTurn<[string, ReactElement]>(
    [
      ['two fields', <DateRangeFields key="" {...FIELD} startName="viaje" endName="viaje" />],
      ['one field', <DateRangePicker key="" {...FIELD} />],
    ],
    2,
  )('goes where it is let go, sideways and down: %s', async (_, widget) => {
    const sheet = await open(widget);
    await drag(12, 13, 26);
    await expect.poll(sent).toEqual(['2026-11-10', '2026-11-26']);
    expect(sheet.scrollTop).toBe(0);
  });

  it('goes back over the other end, and turns no month on the way', async () => {
    await open(<DateRangePicker {...FIELD} autoApply={false} />);
    await drag(12, 11, 9);
    expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await expect.poll(sent).toEqual(['2026-11-09', '2026-11-10']);
  });

  it('leaves the range where it was when it is let go beside the days', async () => {
    const sheet = await open(<DateRangePicker {...FIELD} />);
    await touch('touchStart', day(12));
    await touch('touchMove', day(18));
    await expect.poll(() => day(18).hasAttribute('data-preview')).toBe(true);
    await touch('touchMove', screen.getByRole('textbox', { name: /^Escribe/ }));
    await expect.poll(() => day(18).hasAttribute('data-preview')).toBe(false);
    await touch('touchEnd');
    await expect.poll(() => screen.getAllByRole('gridcell', { selected: true }).length).toBe(3);
    expect([sent(), sheet.isConnected]).toEqual([['2026-11-10', '2026-11-12'], true]);
  });
});
