import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { pickDate } from './pick-date';

it('picks a range with real clicks and keys, across a year', async () => {
  render(
    <form aria-label="Envío">
      <DateRangePicker aria-label="Viaje" name="viaje" today="2026-11-22" />
    </form>,
  );
  const [field] = screen.getAllByRole('combobox');
  if (!field) throw new Error('no field');
  await pickDate(userEvent, field, '2026-12-20', '2027-01-06');
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect([...data.values()]).toEqual(['2026-12-20', '2027-01-06']);
});
