import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import dayjs from 'dayjs';
import type { DateContestant } from '../date-contestant';

const month = dayjs('2026-11-01');

export const contestant: DateContestant = {
  label: 'MUI X DatePicker 9',
  Single: ({ date }) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker defaultValue={date && dayjs(date)} referenceDate={month} />
    </LocalizationProvider>
  ),
  trigger: 'button',
  day: '.MuiPickerDay-root, .MuiPickersDay-root',
  next: '[aria-label="Next month"]',
};
