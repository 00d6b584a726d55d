'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { memo, useId, useMemo } from 'react';
import type { MonthIndex } from '../../core/day';
import { MonthTable, type MonthTableProps } from './month-table';

export interface MonthViewProps extends Omit<MonthTableProps, 'labelledBy'> {
  readonly index: number;
  readonly previous: boolean;
  readonly next: boolean;
  readonly firstMonth: MonthIndex | null;
  readonly lastMonth: MonthIndex | null;
  readonly minYear: number;
  readonly maxYear: number;
  readonly onMonth: (index: number, month: MonthIndex) => void;
}

export const MonthView = memo(function MonthView(props: MonthViewProps) {
  const { month, index, texts, classNames, onMonth, firstMonth, lastMonth } = props;
  const { labels, names } = texts;
  const year = Math.floor(month / 12);
  const title = useId();
  const { minYear, maxYear } = props;
  // The same elements from month to month, which React then leaves alone.
  const years = useMemo(
    () => Array.from({ length: maxYear - minYear + 1 }, (_, index) => yearOption(minYear + index)),
    [minYear, maxYear],
  );
  const limitedYear = firstMonth === null && lastMonth === null ? 0 : year;
  const months = useMemo(
    () =>
      names.months.map((name, place) => (
        <option
          key={name}
          value={place}
          disabled={!isBetween(limitedYear * 12 + place, firstMonth, lastMonth)}
        >
          {capitalised(name)}
        </option>
      )),
    [names, limitedYear, firstMonth, lastMonth],
  );
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
          <select
            className="gd-calendar__select"
            // In no form: a reset would show its first option, and React would not notice.
            form=""
            aria-label={labels.month}
            value={month % 12}
            disabled={props.disabled}
            onChange={(event) => onMonth(index, year * 12 + Number(event.target.value))}
          >
            {months}
          </select>
          <select
            className="gd-calendar__select"
            form=""
            aria-label={labels.year}
            value={year}
            disabled={props.disabled}
            onChange={(event) => {
              const chosen = Number(event.target.value) * 12 + (month % 12);
              onMonth(index, clampMonth(chosen, firstMonth, lastMonth));
            }}
          >
            {/* A year that is shown belongs to the list, even beyond its ends. */}
            {year < minYear && yearOption(year)}
            {years}
            {year > maxYear && yearOption(year)}
          </select>
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
      <MonthTable {...props} labelledBy={title} />
    </div>
  );
});

function yearOption(year: number) {
  return (
    <option key={year} value={year}>
      {year}
    </option>
  );
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
