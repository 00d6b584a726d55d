import { ChevronLeftIcon, ChevronRightIcon } from '@guadua/utils/internal';
import {
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { OpenPicker } from '../field/picker-field.types';
import { numberAt } from '../value/number-at';
import { COLUMNS, periodByKey, turned } from './period-keys';
import { cellName, cellText, pageTitle } from './period-text';
import { type Period, pageOf, periodSpan, periodsOn } from './periods';
import type { PeriodField } from './use-period-field';

export interface PeriodGridProps {
  readonly field: PeriodField;
  readonly open: OpenPicker;
}

export function PeriodGrid({ field, open }: PeriodGridProps) {
  const { kind, texts, seen: value, start } = field;
  const { labels } = texts;
  const { min, max } = field.constraints;
  const current = field.current();
  const columns = COLUMNS[kind];
  const clamp = (period: Period) => Math.max(min, Math.min(max, period));
  const [focused, setFocused] = useState(() => clamp(value?.from ?? current));
  const [hovered, setHovered] = useState<Period | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const title = useId();
  const page = pageOf(kind, focused);
  const periods = periodsOn(kind, page);

  const focusWanted = useRef(open.focusOnMount);
  const focus = () =>
    root.current?.querySelector<HTMLElement>('[data-period][tabindex="0"]')?.focus();
  // The focus follows the keyboard to periods that were not there when the key was pressed.
  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    focus();
  });
  useImperativeHandle(field.grid, () => ({
    focus,
    show: (period) => setFocused(clamp(period)),
    // The first Escape only drops the start of a range.
    escape: field.dropStart,
  }));

  const pick = (period: Period, reason: 'select' | 'today') => {
    if (field.pick(period, reason)) open.onDone();
  };
  const step = (by: 1 | -1) => {
    const isLimit = by < 0 ? (periods[0] ?? min) <= min : (periods.at(-1) ?? max) >= max;
    return (
      <button
        type="button"
        className="gd-icon-button"
        aria-label={by < 0 ? labels.previous : labels.next}
        // With `disabled` the last step would take the focus from the button that is being pressed.
        aria-disabled={isLimit || undefined}
        onClick={() => !isLimit && setFocused(clamp(turned(kind, focused, by)))}
      >
        {by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      </button>
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const period = numberAt(event.target, 'period');
    if (period === null || event.ctrlKey || event.metaKey || event.altKey) return;
    setHovered(null);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(period, 'select');
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = periodByKey(kind, period, event.key, rtl);
    if (next === null) return;
    event.preventDefault();
    focusWanted.current = true;
    setFocused(clamp(next));
  };
  const shown = start === null ? value : periodSpan(start, hovered ?? focused);
  const rows = Array.from({ length: Math.ceil(periods.length / columns) }, (_, row) =>
    periods.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div ref={root} className="gd-periods" data-kind={kind}>
      <div className="gd-calendar__header">
        {step(-1)}
        <span id={title} className="gd-periods__title" aria-live="polite">
          {pageTitle(kind, page, texts)}
        </span>
        {step(1)}
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is an interactive grid (APG)
        role="grid"
        className="gd-periods__grid"
        aria-labelledby={title}
        aria-multiselectable={field.range || undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const period = numberAt(event.target, 'period');
          if (period === null) return;
          setFocused(period);
          pick(period, 'select');
        }}
        onPointerOver={({ target, pointerType }) => {
          if (start !== null && pointerType !== 'touch') setHovered(numberAt(target, 'period'));
        }}
        onPointerLeave={() => setHovered(null)}
      >
        <tbody>
          {rows.map((row, place) => (
            // React keeps the cells when a key turns the page, so a pointer at rest gets no `pointerover` event.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={place}>
              {row.map((period, column) => {
                const reason = field.reasonOf(period);
                const isSelected = shown !== null && period >= shown.from && period <= shown.to;
                const isEnd = isSelected && (period === shown.from || period === shown.to);
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={column}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of an interactive grid (APG)
                    role="gridcell"
                    className="gd-periods__period"
                    tabIndex={period === focused ? 0 : -1}
                    aria-label={[cellName(kind, period, texts), reason].filter(Boolean).join(', ')}
                    aria-selected={isSelected || undefined}
                    aria-disabled={reason !== '' || undefined}
                    aria-current={period === current ? 'date' : undefined}
                    title={reason || undefined}
                    data-period={period}
                    data-selected={isSelected ? '' : undefined}
                    data-range-end={isEnd ? '' : undefined}
                    data-today={period === current ? '' : undefined}
                    data-disabled={reason === '' ? undefined : ''}
                  >
                    {cellText(kind, period, texts)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="gd-calendar__footer">
        <button
          type="button"
          className="gd-calendar__button"
          data-quiet=""
          disabled={field.judge(periodSpan(current)) !== null}
          onClick={() => pick(current, 'today')}
        >
          {labels.current[kind]}
        </button>
      </div>
    </div>
  );
}
