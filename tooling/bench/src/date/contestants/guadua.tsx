import '@guadua/utils/styles.css';
import '@guadua/date/styles.css';
import { DatePicker, DateRangePicker } from '@guadua/date';
import { type DateContestant, FIRST_MONTH } from '../date-contestant';

export const contestant: DateContestant = {
  label: 'Guadua DatePicker',
  Single: ({ date }) => (
    <DatePicker aria-label="Fecha" defaultValue={date} defaultMonth={FIRST_MONTH} />
  ),
  Range: () => (
    <DateRangePicker
      aria-label="Fechas"
      defaultMonth={FIRST_MONTH}
      numberOfMonths={1}
      shortcuts={false}
    />
  ),
  trigger: 'input:not([type=hidden])',
  day: '[role=gridcell]:not([aria-hidden])',
  next: 'button[aria-label*="siguiente" i]',
};
