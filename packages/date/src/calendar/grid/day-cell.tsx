'use client';

import { clsx } from 'clsx/lite';
import { memo } from 'react';
import type { DateNames } from '../../core/date-names';
import { type Day, dayParts } from '../../core/day';
import { localDate } from '../../core/zone';
import type { CalendarLabels } from '../../labels/date-labels.types';
import type { DateViewProps } from '../../value/date-props.types';
export const DayFlag = {
  outside: 1,
  today: 2,
  disabled: 4,
  selected: 8,
  start: 16,
  end: 32,
  marked: 64,
  tabbable: 128,
} as const;
export interface DayTexts {
  readonly labels: CalendarLabels;
  readonly names: DateNames;
  readonly className: string | undefined;
  readonly renderDay: DateViewProps['renderDay'];
}

export interface DayCellProps {
  readonly day: Day;
  readonly flags: number;
  readonly note: string;
  readonly className: string | undefined;
  readonly texts: DayTexts;
}

export const DayCell = memo(function DayCell({ day, flags, note, className, texts }: DayCellProps) {
  const is = (flag: number) => (flags & flag) !== 0 || undefined;
  const mark = (flag: number) => ((flags & flag) !== 0 ? '' : undefined);
  const { today, disabled, selected, start, end } = DayFlag;
  const { renderDay } = texts;
  const name = dayName(day, flags, note, texts);
  const number = dayParts(day).day;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of an interactive grid (APG)
      role="gridcell"
      className={clsx('gd-calendar__day', texts.className, className)}
      tabIndex={(flags & DayFlag.tabbable) !== 0 ? 0 : -1}
      aria-label={renderDay ? undefined : name}
      aria-selected={is(selected)}
      aria-disabled={is(disabled)}
      aria-current={(flags & today) !== 0 ? 'date' : undefined}
      data-day={day}
      data-outside={mark(DayFlag.outside)}
      data-today={mark(today)}
      data-disabled={mark(disabled)}
      data-selected={mark(selected)}
      data-range-start={mark(start)}
      data-range-end={mark(end)}
      data-marked={mark(DayFlag.marked)}
      data-note={note === '' ? undefined : note}
    >
      {renderDay ? (
        <>
          <span className="gd-visually-hidden">{name}</span>
          {renderDay({
            date: localDate(day),
            number: (
              <span aria-hidden="true" className="gd-calendar__number">
                {number}
              </span>
            ),
            today: (flags & today) !== 0,
            selected: (flags & selected) !== 0,
            disabled: (flags & disabled) !== 0,
            outside: (flags & DayFlag.outside) !== 0,
          })}
        </>
      ) : (
        number
      )}
    </td>
  );
});

function dayName(day: Day, flags: number, note: string, { labels, names }: DayTexts): string {
  const has = (flag: number) => (flags & flag) !== 0;
  const disabled = has(DayFlag.disabled);
  return [
    names.fullDay(day),
    has(DayFlag.today) && labels.today,
    has(DayFlag.selected) && labels.selected,
    has(DayFlag.start) && labels.rangeStart,
    has(DayFlag.end) && labels.rangeEnd,
    note,
    disabled && labels.unavailable,
  ]
    .filter(Boolean)
    .join(', ');
}
