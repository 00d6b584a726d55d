import { clsx } from 'clsx/lite';
import { type Day, isoWeek, type MonthIndex, monthOf } from '../../core/day';
import type { CalendarSlot } from '../../value/date-props.types';
import { DayCell, type DayTexts } from './day-cell';
import type { DayState } from './day-info';
import { monthGrid, weekdayOrder } from './month-grid';

export interface MonthTableProps {
  readonly month: MonthIndex;
  readonly texts: DayTexts;
  readonly describe: (day: Day) => DayState;
  readonly multiple: boolean;
  readonly tabbable: Day;
  readonly firstDay: number;
  readonly outside: boolean;
  readonly weekNumbers: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly classNames: Partial<Record<CalendarSlot, string>> | undefined;
}

export function MonthTable({
  month,
  texts,
  describe,
  multiple,
  tabbable,
  firstDay,
  outside,
  weekNumbers,
  disabled: off,
  readOnly,
  classNames,
}: MonthTableProps) {
  const { labels, names } = texts;
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is an interactive grid (APG)
      role="grid"
      className={clsx('gd-calendar__grid', classNames?.grid)}
      aria-label={names.monthYear(month)}
      aria-multiselectable={multiple || undefined}
      aria-disabled={off || undefined}
      aria-readonly={readOnly || undefined}
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
              return (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={column}
                  {...describe(day)}
                  day={day}
                  outside={monthOf(day) !== month}
                  tabbable={day === tabbable && !off}
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
