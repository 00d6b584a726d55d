import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useId } from 'react';
import { readMoment, type ValueCodec } from '../core/codec';
import { type DateConstraints, spanViolation } from '../core/constraints';
import { type DateShortcut, dateShortcuts } from '../core/date-shortcuts';
import { inOrder, type Span, sameSpan } from '../core/moment';
import { localDate, localZone } from '../core/zone';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateRangeProps, DateShortcutOption } from '../value/date-props.types';

function chosenShortcuts(
  option: DateRangeProps['shortcuts'] = true,
  { shortcutNames }: CalendarLabels,
): DateShortcut[] {
  const shown = dateShortcuts.filter(({ enabled }) => enabled).map(({ id }) => id);
  // A caller without types may give one alone, or leave some out by a condition.
  const asked: readonly (DateShortcutOption | false)[] = option === true ? shown : [option].flat();
  return asked.flatMap((one): DateShortcut[] => {
    if (!one) return [];
    if (typeof one === 'object' && 'range' in one) return [one];
    const { id, label } = typeof one === 'string' ? { id: one, label: shortcutNames[one] } : one;
    const builtIn = dateShortcuts.find((shortcut) => shortcut.id === id);
    return builtIn ? [{ ...builtIn, label: label ?? builtIn.label }] : [];
  });
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

export function ShortcutList({ option, labels, constraints, ...props }: ShortcutListProps) {
  const title = useId();
  const shortcuts = chosenShortcuts(option, labels);
  if (shortcuts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div
      role="group"
      aria-labelledby={title}
      className={clsx('gd-calendar__shortcuts', props.className)}
      onKeyDown={moveFocus}
    >
      <span id={title} className="gd-calendar__shortcuts-title">
        {labels.shortcuts}
      </span>
      {shortcuts.map((shortcut) => {
        const span = shortcutSpan(shortcut, props.today, constraints.seconds);
        const off = span === null || spanViolation(constraints, span) !== null;
        return (
          <button
            key={shortcut.id ?? shortcut.label}
            type="button"
            className="gd-calendar__shortcut"
            disabled={props.disabled || off}
            aria-pressed={sameSpan(span, props.value, constraints.time)}
            onClick={() => span && props.onChoose(span)}
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
