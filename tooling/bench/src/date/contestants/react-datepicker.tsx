import 'react-datepicker/dist/react-datepicker.css';
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { type DateContestant, FIRST_MONTH } from '../date-contestant';

function Single({ date: first = null }: { date?: Date | null | undefined }) {
  const [date, setDate] = useState(first);
  return <DatePicker selected={date} onChange={setDate} openToDate={FIRST_MONTH} />;
}

function Range() {
  const [[start, end], setRange] = useState<[Date | null, Date | null]>([null, null]);
  return (
    <DatePicker
      selectsRange
      startDate={start}
      endDate={end}
      onChange={setRange}
      openToDate={FIRST_MONTH}
    />
  );
}

export const contestant: DateContestant = {
  label: 'react-datepicker 9',
  Single,
  Range,
  trigger: 'input',
  day: '.react-datepicker__day',
  next: '.react-datepicker__navigation--next',
};
