'use client';

import { warnOnce } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useId } from 'react';
import { readMoment, type ValueCodec } from '../core/codec';
import { type DateConstraints, spanViolation } from '../core/constraints';
import { type DateShortcut, type DateShortcutId, dateShortcuts } from '../core/date-shortcuts';
import { inOrder, type Span, sameSpan } from '../core/moment';
import { localDate, localZone } from '../core/zone';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateRangeProps, DateShortcutOption } from '../value/date-props.types';

const COMPONENT = '<DateRangePicker>';

function chosenShortcuts(
  option: DateRangeProps['shortcuts'] = true,
  labels: CalendarLabels,
): DateShortcut[] {
  const named = (shortcut: DateShortcut & { id: DateShortcutId }): DateShortcut => ({
    ...shortcut,
    label: labels.shortcutNames[shortcut.id] ?? shortcut.label,
  });
  if (option === true) return dateShortcuts.filter(({ enabled }) => enabled).map(named);
  // A caller without types may give one alone, or leave some out by a condition.
  return [option].flat().flatMap((one) => (one ? fromOption(one, named) : []));
}

function fromOption(
  option: DateShortcutOption,
  named: (shortcut: DateShortcut & { id: DateShortcutId }) => DateShortcut,
): DateShortcut[] {
  if (typeof option === 'object' && 'range' in option) return [option];
  const id = typeof option === 'string' ? option : option.id;
  const builtIn = dateShortcuts.find((shortcut) => shortcut.id === id);
  if (!builtIn) {
    warnOnce(
      COMPONENT,
      () =>
        `shortcuts: there is no "${id}". Take a name from dateShortcuts, or give { label, range }.`,
      'range-shortcut',
    );
    return [];
  }
  return typeof option === 'string' ? [named(builtIn)] : [{ ...builtIn, label: option.label }];
}

export interface ShortcutListProps {
  readonly option: DateRangeProps['shortcuts'];
  readonly today: number;
  readonly constraints: DateConstraints;
  readonly value: Span | null;
  readonly labels: CalendarLabels;
  readonly className?: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (span: Span) => void;
}

export function ShortcutList({
  option,
  today,
  constraints,
  value,
  labels,
  className,
  disabled,
  onChoose,
}: ShortcutListProps) {
  const title = useId();
  const shortcuts = chosenShortcuts(option, labels);
  if (shortcuts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div
      role="group"
      aria-labelledby={title}
      className={clsx('gd-calendar__shortcuts', className)}
      onKeyDown={moveFocus}
    >
      <span id={title} className="gd-calendar__shortcuts-title">
        {labels.shortcuts}
      </span>
      {shortcuts.map((shortcut) => {
        const span = shortcutSpan(shortcut, today, constraints.seconds);
        const off = span === null || spanViolation(constraints, span) !== null;
        return (
          <button
            key={shortcut.id ?? shortcut.label}
            type="button"
            className="gd-calendar__shortcut"
            disabled={disabled || off}
            aria-pressed={sameSpan(span, value, constraints.time)}
            onClick={() => span && onChoose(span)}
          >
            {shortcut.label}
          </button>
        );
      })}
    </div>
  );
}

function shortcutSpan({ range }: DateShortcut, today: number, seconds: boolean): Span | null {
  const asked = range(localDate(today));
  const codec: ValueCodec = { zone: localZone, valueAs: 'iso', time: true, seconds };
  const from = readMoment(asked.from, codec);
  const to = readMoment(asked.to, codec);
  return from && to && inOrder({ from, to }, true);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = buttons.indexOf(event.target as HTMLElement);
  const last = buttons.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index === last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
