import 'react-day-picker/style.css';
import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import { type DateContestant, FIRST_MONTH } from '../date-contestant';

function InPopover({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="trigger">{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content style={{ background: 'white' }}>{children}</Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Single({ date: first }: { date?: Date | undefined }) {
  const [date, setDate] = useState(first);
  return (
    <InPopover label={date?.toLocaleDateString() ?? 'Fecha'}>
      <DayPicker mode="single" selected={date} onSelect={setDate} defaultMonth={FIRST_MONTH} />
    </InPopover>
  );
}

function Range() {
  const [range, setRange] = useState<DateRange>();
  return (
    <InPopover label={range?.from?.toLocaleDateString() ?? 'Fechas'}>
      <DayPicker mode="range" selected={range} onSelect={setRange} defaultMonth={FIRST_MONTH} />
    </InPopover>
  );
}

export const contestant: DateContestant = {
  label: 'react-day-picker 10 + Radix Popover',
  Single,
  Range,
  trigger: '.trigger',
  day: '.rdp-day_button',
  next: '.rdp-button_next',
};
