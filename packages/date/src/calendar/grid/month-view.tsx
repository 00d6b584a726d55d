import { ChevronLeftIcon, ChevronRightIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { capitalised } from '../../core/date-names';
import type { MonthIndex } from '../../core/day';
import type { Months } from '../use-months';
import { MonthTable, type MonthTableProps } from './month-table';

export interface MonthViewProps extends Omit<MonthTableProps, 'month' | 'tabbable'> {
  readonly months: Months;
  readonly index: number;
}

export function MonthView({ months, index, ...props }: MonthViewProps) {
  const { texts, classNames, disabled } = props;
  const { labels, names } = texts;
  const { shown, split, first, last, minYear, maxYear } = months;
  const month = shown[index] ?? first;
  const year = Math.floor(month / 12);
  const place = (next: MonthIndex) => months.place(index, next);
  // The same elements from month to month, which React then leaves alone.
  const years = useMemo(
    () => Array.from({ length: maxYear - minYear + 1 }, (_, index) => yearOption(minYear + index)),
    [minYear, maxYear],
  );
  const step = (by: 1 | -1, limit: MonthIndex) => {
    const isLimit = (limit - month) * by <= 0;
    return (
      <button
        type="button"
        className="gd-icon-button"
        data-step={by < 0 ? 'previous' : 'next'}
        aria-label={by < 0 ? labels.previousMonth : labels.nextMonth}
        disabled={disabled}
        // With `disabled` the last step would take the focus away from under the finger.
        aria-disabled={isLimit || undefined}
        onClick={() => !isLimit && place(month + by)}
      >
        {by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      </button>
    );
  };
  return (
    <div className={clsx('gd-calendar__month', classNames?.month)}>
      <div className={clsx('gd-calendar__header', classNames?.header)}>
        {(split || index === 0) && step(-1, first)}
        <div className="gd-calendar__title">
          <select
            className="gd-calendar__select"
            // The list is in no form, because a reset would show its first option and React would not notice.
            form=""
            aria-label={labels.month}
            value={month % 12}
            disabled={disabled}
            // A listener of the page may render the old month again before `change` comes.
            onInput={(event) => place(year * 12 + Number(event.currentTarget.value))}
          >
            {names.months.map((name, number) => {
              const other = year * 12 + number;
              return (
                <option key={name} value={number} disabled={other < first || other > last}>
                  {capitalised(name)}
                </option>
              );
            })}
          </select>
          <select
            className="gd-calendar__select"
            form=""
            aria-label={labels.year}
            value={year}
            disabled={disabled}
            onInput={(event) => {
              const chosen = Number(event.currentTarget.value) * 12 + (month % 12);
              place(Math.max(first, Math.min(last, chosen)));
            }}
          >
            {/* A year that is shown belongs to the list, even beyond its ends. */}
            {year < minYear && yearOption(year)}
            {years}
            {year > maxYear && yearOption(year)}
          </select>
        </div>
        {(split || index === shown.length - 1) && step(1, last)}
      </div>
      <MonthTable {...props} month={month} tabbable={months.tabbable} />
    </div>
  );
}

function yearOption(year: number) {
  return (
    <option key={year} value={year}>
      {year}
    </option>
  );
}
