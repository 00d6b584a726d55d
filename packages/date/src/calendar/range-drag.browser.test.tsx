import { eachInTurn } from '@guadua/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RangeCalendar } from '../range-calendar/range-calendar';
import type { RangeCalendarProps } from '../range-calendar/range-calendar.types';

const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${number} de noviembre de 2026`) });

function stage(props: Partial<RangeCalendarProps> = {}) {
  const onChange = vi.fn();
  render(
    <RangeCalendar
      aria-label="Viaje"
      today="2026-11-20"
      defaultValue={{ from: '2026-11-10', to: '2026-11-12' }}
      {...(props as object)}
      valueAs="iso"
      onChange={onChange}
    />,
  );
  return onChange;
}

const drag = (from: number, to: number) => userEvent.dragAndDrop(day(from), day(to));

describe('an end of a range that is dragged (DAT-3)', () => {
  eachInTurn(
    [
      ['the end', 12, 18, { from: '2026-11-10', to: '2026-11-18' }],
      ['the start', 10, 3, { from: '2026-11-03', to: '2026-11-12' }],
      ['the end before the start', 12, 5, { from: '2026-11-05', to: '2026-11-10' }],
      ['the start over the end', 10, 20, { from: '2026-11-12', to: '2026-11-20' }],
    ],
    3,
  )('%s goes where it is let go', async (_, from, to, expected) => {
    const onChange = stage();
    await drag(from, to);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([expected]);
  });

  it('let go at once, before anything was rendered, it goes there too', () => {
    const onChange = stage();
    // No pointer of this id is down, which capturing one asks for.
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    const send = (type: string, target: HTMLElement) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const [clientX, clientY] = [left + width / 2, top + height / 2];
      const place = { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true };
      target.dispatchEvent(new PointerEvent(type, place));
    };
    const [end, target] = [day(12), day(18)];
    send('pointerdown', end);
    send('pointermove', target);
    send('pointerup', target);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([
      { from: '2026-11-10', to: '2026-11-18' },
    ]);
    vi.restoreAllMocks();
  });

  it('a range of one day grows', async () => {
    const onChange = stage({ defaultValue: { from: '2026-11-10', to: '2026-11-10' } });
    await drag(10, 12);
    expect(onChange.mock.calls.at(-1)?.[0]).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  });

  it('a day that is no end is not dragged', async () => {
    const onChange = stage();
    await drag(11, 18);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  });

  it('what is not allowed is refused, and the range can still be finished or dropped', async () => {
    const onChange = stage({ maxDays: 5 });
    await drag(12, 20);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('El rango puede tener máximo 5 días', { selector: 'p' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  });

  it('let go beside the days, it stays where it was', async () => {
    const onChange = stage();
    await userEvent.dragAndDrop(day(12), screen.getByRole('button', { name: 'Mes actual' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  });

  it('is not dragged while the calendar is read-only', async () => {
    const onChange = stage({ readOnly: true });
    await drag(12, 18);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a finger drags it too, without turning the month, and a cancelled one leaves it', async () => {
    await page.viewport(390, 844);
    const onChange = stage();
    const at = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        pointerType: 'touch',
        pointerId: 1,
        isPrimary: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
      };
    };
    const [end, target] = [day(12), day(9)];
    // No pointer of this id is down, which capturing one asks for.
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    fireEvent.pointerDown(end, at(end));
    fireEvent.pointerMove(end, at(target));
    expect(day(9).hasAttribute('data-preview')).toBe(true);
    fireEvent.pointerCancel(end, at(target));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(day(12), at(day(12)));
    fireEvent.pointerMove(day(12), at(day(9)));
    fireEvent.pointerUp(day(12), at(day(9)));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([
      { from: '2026-11-09', to: '2026-11-10' },
    ]);
    expect(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeTruthy();
    vi.restoreAllMocks();
    await page.viewport(1280, 800);
  });
});
