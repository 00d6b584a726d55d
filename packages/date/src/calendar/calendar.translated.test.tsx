import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Calendar } from './calendar';

it('goes to the year that is chosen where a browser has translated the page, digits too (CMP-8)', async () => {
  render(<Calendar defaultMonth="2026-03-05" minDate="2020-01-01" maxDate="2028-12-31" />);
  const years = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
  for (const option of years.options) {
    const font = document.createElement('font');
    font.append(Number(option.text).toLocaleString('ar-EG', { useGrouping: false }));
    option.firstChild?.replaceWith(font);
  }
  const chosen = Array.from(years.options).find(({ text }) => text === '٢٠٢١');
  await userEvent.selectOptions(years, chosen ?? []);
  expect(screen.getByRole('grid', { name: 'marzo de 2021' })).toBeTruthy();
});
