import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import type { DateContestant } from '../date-contestant';

export const contestant: DateContestant = {
  label: 'Mantine DatePickerInput 9',
  Single: ({ date }) => (
    <MantineProvider>
      <DatePickerInput aria-label="Fecha" defaultValue={date} defaultDate="2026-11-01" />
    </MantineProvider>
  ),
  Range: () => (
    <MantineProvider>
      <DatePickerInput type="range" aria-label="Fechas" defaultDate="2026-11-01" />
    </MantineProvider>
  ),
  trigger: 'button',
  day: '.mantine-DatePickerInput-day',
  next: '[data-direction=next]',
};
