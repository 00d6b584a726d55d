import { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import type { DateContestant } from '../date-contestant';

function calendarDate(date: Date): CalendarDate {
  return new CalendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

const month = new CalendarDate(2026, 11, 1);

function Popup({ children }: { children: ReactNode }) {
  return (
    <Popover style={{ background: 'white' }}>
      <Dialog>{children}</Dialog>
    </Popover>
  );
}

function Head() {
  return (
    <header>
      <Button slot="previous">Anterior</Button>
      <Heading />
      <Button slot="next" className="next">
        Siguiente
      </Button>
    </header>
  );
}

const grid = <CalendarGrid>{(date) => <CalendarCell date={date} className="day" />}</CalendarGrid>;

export const contestant: DateContestant = {
  label: 'React Aria DatePicker',
  Single: ({ date }) => (
    <DatePicker aria-label="Fecha" defaultValue={date && calendarDate(date)}>
      <Group>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button className="trigger">Abrir</Button>
      </Group>
      <Popup>
        <Calendar defaultFocusedValue={month}>
          <Head />
          {grid}
        </Calendar>
      </Popup>
    </DatePicker>
  ),
  Range: () => (
    <DateRangePicker aria-label="Fechas">
      <Group>
        <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button className="trigger">Abrir</Button>
      </Group>
      <Popup>
        <RangeCalendar defaultFocusedValue={month}>
          <Head />
          {grid}
        </RangeCalendar>
      </Popup>
    </DateRangePicker>
  ),
  trigger: '.trigger',
  day: '.day:not([data-outside-month])',
  next: '.next',
};
