import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangeFields } from '../date-range-fields/date-range-fields';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatesPicker } from '../dates-picker/dates-picker';
import { MonthPicker } from '../month-picker/month-picker';
import { TimeInput } from '../time-input/time-input';

it.each([
  ['DatePicker', DatePicker, 1],
  ['DateRangePicker', DateRangePicker, 1],
  ['DateRangeFields', DateRangeFields, 2],
  ['DatesPicker', DatesPicker, 1],
  ['MonthPicker', MonthPicker, 1],
  ['TimeInput', TimeInput, 1],
])('%s is described to screen readers in the words of the application', (_, Widget, count) => {
  render(<Widget aria-label="Fecha" aria-description="Solo días hábiles" aria-details="ayuda" />);
  const described = screen
    .getAllByRole('combobox')
    .map((input) => [input.getAttribute('aria-description'), input.getAttribute('aria-details')]);
  expect(described).toEqual(Array.from({ length: count }, () => ['Solo días hábiles', 'ayuda']));
});
