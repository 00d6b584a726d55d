import { GuaduaProvider } from '@guadua/utils';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MonthPicker } from '../period-picker/period-pickers';
import { DatePicker } from './date-picker';
import type { DatePickerProps } from './date-picker.types';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(Fecha|Campo)$/ });

it('a text that a person typed over a value goes with it, and comes back with no value like it', async () => {
  const record = (value: string | null) => (
    <DatePicker aria-label="Fecha" today="2026-11-20" value={value} />
  );
  const { rerender } = render(record(null));
  await userEvent.type(field(), '31/02/2026{Enter}');
  expect(field().checkValidity()).toBe(false);
  rerender(record('2026-03-01'));
  expect(field().value).toBe('01/03/2026');
  rerender(record(null));
  expect([field().value, field().validationMessage]).toEqual(['', '']);
});

it.each<[string, string, DatePickerProps]>([
  ['without a century', '05/03/26', { inputFormat: 'dd/MM/yy', defaultValue: '1926-03-05' }],
  ['without a year', '5 mar', { inputFormat: 'd MMM', defaultValue: '2031-03-05' }],
])('a text %s that was changed back is still the value', async (_, text, props) => {
  const onChange = vi.fn();
  render(<DatePicker aria-label="Fecha" today="2026-11-20" {...props} onChange={onChange} />);
  expect(field().value).toBe(text);
  await userEvent.type(field(), 'x{Backspace}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect([field().value, field().validationMessage]).toEqual([text, '']);
});

it('the name of a period that was changed back is still the value, in any language', async () => {
  render(
    <GuaduaProvider locale="ja-JP">
      <MonthPicker aria-label="Campo" today="2026-11-20" defaultValue="2026-03" />
    </GuaduaProvider>,
  );
  expect(field().value).toBe('2026年3月');
  await userEvent.type(field(), 'x{Backspace}{Enter}');
  expect([field().value, field().validationMessage]).toEqual(['2026年3月', '']);
});
