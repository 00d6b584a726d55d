import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker } from '../date-picker/date-picker';
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

it('closes the sheet of a phone, and not the dialog round it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <DatePicker aria-label="Entrega" today="2026-11-22" />
    </dialog>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Entrega' });
  await pickDate(userEvent, field, '2026-12-20');
  expect(field.value).toBe('20/12/2026');
  expect(screen.getAllByRole('dialog')).toEqual([field.closest('dialog')]);
});
