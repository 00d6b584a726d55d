import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RangeCalendar } from '../range-calendar/range-calendar';

it('takes no click from what is below it as the focus leaves with a range of one end (DAT-8)', async () => {
  const onClick = vi.fn();
  render(
    <>
      <RangeCalendar aria-label="Viaje" today="2026-11-20" />
      <button type="button" onClick={onClick}>
        Limpiar
      </button>
    </>,
  );
  const other = screen.getByRole('button', { name: 'Limpiar' });
  const { top } = other.getBoundingClientRect();
  await userEvent.click(screen.getByRole('gridcell', { name: /10 de noviembre/ }));
  // Nothing is missing yet while picking goes on, and no empty place is kept for it.
  expect(other.getBoundingClientRect().top).toBe(top);
  await userEvent.click(other);
  expect(onClick).toHaveBeenCalledOnce();
  const message = await screen.findByText('Elige también el fin del rango');
  const frame = screen.getByRole('group', { name: 'Viaje' });
  const range = document.createRange();
  range.selectNodeContents(message);
  const text = () => range.getBoundingClientRect();
  // It takes its room once the press is over.
  await expect.poll(() => frame.getBoundingClientRect().bottom - text().bottom).toBeGreaterThan(8);
  expect(text().left - frame.getBoundingClientRect().left).toBeGreaterThan(8);
});
