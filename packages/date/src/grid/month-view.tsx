'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { memo, useCallback, useId } from 'react';
import type { MonthIndex } from '../core/day';
import { LazySelect } from './lazy-select';
import { MonthTable, type MonthTableProps } from './month-table';

/** Props of `MonthView`: plain values and things with one identity, so that a month renders on change only. */
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
      <MonthTable {...props} labelledBy={title} />
      <div
        role="tooltip"
        className={clsx('gd-calendar__tooltip', classNames?.tooltip)}
        hidden
        data-tooltip=""
      />
    </div>
  );
});

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
