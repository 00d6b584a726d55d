'use client';

import { clsx } from 'clsx/lite';
import { type Day, isoWeek, type MonthIndex, monthOf } from '../../core/day';
import type { CalendarSlot } from '../../value/date-props.types';
import { DayCell, DayFlag, type DayTexts } from './day-cell';
import { monthGrid, weekdayOrder } from './month-grid';

export interface DayInfo {
  readonly disabled: boolean;
  readonly marked: boolean;
  readonly note: string;
  readonly className: string | undefined;
}

export interface MonthTableProps {
  readonly month: MonthIndex;
  readonly texts: DayTexts;
  readonly describe: (day: Day) => DayInfo;
  readonly picked?: ReadonlySet<Day> | undefined;
  readonly from: Day | null;
  readonly to: Day | null;
  readonly range: boolean;
  readonly today: Day | null;
  readonly tabbable: Day | null;
  readonly firstDay: number;
  readonly outside: boolean;
  readonly weekNumbers: boolean;
  readonly disabled: boolean;
  readonly labelledBy: string;
  readonly classNames: Partial<Record<CalendarSlot, string>> | undefined;
}

export function MonthTable({
  month,
  texts,
  describe,
  picked,
  from,
  to,
  range,
  today,
  tabbable,
  firstDay,
  outside,
  weekNumbers,
  disabled: off,
  classNames,
  labelledBy,
}: MonthTableProps) {
  const { labels, names } = texts;
  const flagsOf = (day: Day, info: DayInfo) => {
    const last = to ?? from;
    const isPicked = picked
      ? picked.has(day)
      : from !== null && last !== null && day >= from && day <= last;
    return (
      (monthOf(day) === month ? 0 : DayFlag.outside) |
      (day === today ? DayFlag.today : 0) |
      (info.disabled ? DayFlag.disabled : 0) |
      (isPicked ? DayFlag.selected : 0) |
      (range && day === from ? DayFlag.start : 0) |
      (range && day === to ? DayFlag.end : 0) |
      (info.marked ? DayFlag.marked : 0) |
      (day === tabbable && !off ? DayFlag.tabbable : 0)
    );
  };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is an interactive grid (APG)
      role="grid"
      className={clsx('gd-calendar__grid', classNames?.grid)}
      aria-labelledby={labelledBy}
      aria-multiselectable={range || picked !== undefined || undefined}
      aria-disabled={off || undefined}
    >
      <thead>
        <tr>
          {weekNumbers && (
            <th className="gd-calendar__week" scope="col">
              <span className="gd-visually-hidden">{labels.weekNumber}</span>
            </th>
          )}
          {weekdayOrder(firstDay).map((weekday) => (
            <th
              key={weekday}
              className="gd-calendar__weekday"
              scope="col"
              abbr={names.weekdays[weekday]}
            >
              {names.weekdaysShort[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month, firstDay, outside).map(({ start, cells }, week) => (
          // Rows and cells keep their place: a month's change updates them instead of building anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={week}>
            {weekNumbers && (
              <th
                className="gd-calendar__week"
                scope="row"
                hidden={cells.every((day) => day === null)}
                aria-label={labels.week(isoWeek(start + 3))}
              >
                {isoWeek(start + 3)}
              </th>
            )}
            {cells.map((day, column) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              if (day === null) return <td key={column} className="gd-calendar__gap" />;
              const info = describe(day);
              return (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={column}
                  day={day}
                  flags={flagsOf(day, info)}
                  note={info.note}
                  className={info.className}
                  texts={texts}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
