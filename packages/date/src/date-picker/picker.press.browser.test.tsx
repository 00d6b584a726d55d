import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  DatesPicker,
  MonthPicker,
  TimeInput,
} from '../index';

const field = { 'aria-label': 'Campo', openOnFocus: false };

function setUp(widget: ReactElement) {
  const onClick = vi.fn();
  render(
    <form aria-label="Formulario">
      {widget}
      <button type="button" onClick={onClick}>
        Siguiente
      </button>
    </form>,
  );
  return { onClick, below: screen.getByRole('button', { name: 'Siguiente' }) };
}

describe('a press on what stands below (DAT-8)', () => {
  eachInTurn<[string, ReactElement, string]>(
    [
      ['date', <DatePicker key="" {...field} />, '31/02/2026'],
      ['range', <DateRangePicker key="" {...field} />, '31/02/2026 - 2/3/2026'],
      ['range in two inputs', <DateRangeFields key="" {...field} />, '5/3/2026'],
      ['list of dates', <DatesPicker key="" {...field} />, '5/3/2026, 31/02/2026'],
      ['month', <MonthPicker key="" {...field} />, 'treceavo'],
      ['time', <TimeInput key="" {...field} />, '25:00'],
    ],
    3,
  )('is taken though the %s above turns out to be wrong', async (_, widget, text) => {
    const { onClick, below } = setUp(widget);
    const [input] = screen.getAllByRole('combobox');
    await userEvent.fill(input as HTMLElement, text);
    const { top } = below.getBoundingClientRect();
    await userEvent.click(below);
    expect(onClick).toHaveBeenCalledOnce();
    // It is said as soon as the press is over.
    await screen.findByRole('alert');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => below.getBoundingClientRect().top).toBeGreaterThan(top);
    // And what is said stays where it is under the next one.
    await userEvent.click(below);
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is released elsewhere: the reason is still said', async () => {
    const { onClick, below } = setUp(<DatePicker {...field} />);
    await userEvent.fill(screen.getByRole('combobox'), '31/02/2026');
    await userEvent.dragAndDrop(below, screen.getByRole('combobox'));
    await screen.findByRole('alert');
    expect(onClick).not.toHaveBeenCalled();
  });
});
