'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { memo, useCallback, useId } from 'react';
import { type Day, isoWeek, type MonthIndex, monthOf } from '../core/day';
import type { CalendarSlot } from '../value/date-props.types';
import { DayCell, DayFlag, type DayTexts } from './day-cell';
import { LazySelect } from './lazy-select';
import { monthGrid, weekdayOrder } from './month-grid';

/** What a day has by itself, whatever is picked. */
export interface DayInfo {
  readonly disabled: boolean;
  readonly marked: boolean;
  readonly note: string;
  readonly className: string | undefined;
}

/** Props of `MonthView`: plain values and things with one identity, so that a month renders on change only. */
export interface MonthViewProps {
  readonly month: MonthIndex;
  readonly index: number;
  readonly texts: DayTexts;
  readonly describe: (day: Day) => DayInfo;
  /** The picked days where they are loose ones, else `undefined`. */
  readonly picked?: ReadonlySet<Day> | undefined;
  /** What is picked; both ends the same for a single date, `null` for nothing. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly range: boolean;
  readonly today: Day | null;
  /** The day in the tab order, when it is in this month. */
  readonly tabbable: Day | null;
  readonly firstDay: number;
  readonly outside: boolean;
  readonly weekNumbers: boolean;
  readonly previous: boolean;
  readonly next: boolean;
  readonly firstMonth: MonthIndex | null;
  readonly lastMonth: MonthIndex | null;
  readonly minYear: number;
  readonly maxYear: number;
  readonly disabled: boolean;
  readonly onMonth: (index: number, month: MonthIndex) => void;
  readonly classNames: Partial<Record<CalendarSlot, string>> | undefined;
}

/** A month: its header and its grid (DAT-6, DAT-13). */
export const MonthView = memo(function MonthView(props: MonthViewProps) {
  const { month, index, texts, classNames, onMonth, firstMonth, lastMonth } = props;
  const { labels, names } = texts;
  const year = Math.floor(month / 12);
  const title = useId();
  const isLimited = firstMonth !== null || lastMonth !== null;
  const limitedYear = isLimited ? year : 0;
  const monthOptions = useCallback(
    () =>
      names.months.map((name, place) => ({
        value: place,
        label: capitalised(name),
        disabled: !isBetween(limitedYear * 12 + place, firstMonth, lastMonth),
      })),
    [names, limitedYear, firstMonth, lastMonth],
  );
  const { minYear, maxYear } = props;
  const years = useCallback(() => yearOptions(year, minYear, maxYear), [year, minYear, maxYear]);
  const isFirst = firstMonth !== null && month <= firstMonth;
  const isLast = lastMonth !== null && month >= lastMonth;
  return (
    <div className={clsx('gd-calendar__month', classNames?.month)}>
      <div className={clsx('gd-calendar__header', classNames?.header)}>
        {props.previous && (
          <button
            type="button"
            className="gd-icon-button"
            data-step="previous"
            aria-label={labels.previousMonth}
            disabled={props.disabled}
            // Not `disabled`: the last step would take the focus away from under the finger.
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMonth(index, month - 1)}
          >
            <ChevronLeftIcon />
          </button>
        )}
        <div className="gd-calendar__title">
          <LazySelect
            label={labels.month}
            value={month % 12}
            chosen={capitalised(names.months[month % 12] ?? '')}
            disabled={props.disabled}
            options={monthOptions}
            onChange={(value) => onMonth(index, year * 12 + value)}
          />
          <LazySelect
            label={labels.year}
            value={year}
            chosen={String(year)}
            disabled={props.disabled}
            options={years}
            onChange={(value) =>
              onMonth(index, clampMonth(value * 12 + (month % 12), firstMonth, lastMonth))
            }
          />
        </div>
        {props.next && (
          <button
            type="button"
            className="gd-icon-button"
            data-step="next"
            aria-label={labels.nextMonth}
            disabled={props.disabled}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMonth(index, month + 1)}
          >
            <ChevronRightIcon />
          </button>
        )}
      </div>
      <span id={title} className="gd-visually-hidden">
        {names.monthYear((month % 12) + 1, year)}
      </span>
      <MonthGrid {...props} labelledBy={title} />
      <div
        role="tooltip"
        className={clsx('gd-calendar__tooltip', classNames?.tooltip)}
        hidden
        data-tooltip=""
      />
    </div>
  );
});

function MonthGrid({
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
}: MonthViewProps & { labelledBy: string }) {
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

/** The years of the list; one that is shown belongs to it even beyond its ends. */
function yearOptions(shown: number, minYear: number, maxYear: number) {
  const first = Math.min(minYear, shown);
  const last = Math.max(maxYear, shown);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years
    .filter((year) => year === shown || (year >= minYear && year <= maxYear))
    .map((year) => ({ value: year, label: String(year) }));
}

function isBetween(month: MonthIndex, first: MonthIndex | null, last: MonthIndex | null): boolean {
  return (first === null || month >= first) && (last === null || month <= last);
}

function clampMonth(month: MonthIndex, first: MonthIndex | null, last: MonthIndex | null) {
  return Math.max(first ?? month, Math.min(last ?? month, month));
}

/** The head of a month stands alone, so it begins with a capital though Spanish months don't. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
