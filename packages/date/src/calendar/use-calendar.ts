'use client';

import type { Day } from '../core/day';
import type { Draft } from '../core/draft';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import { type Months, useMonths } from './use-months';
import { dayCountText, type Selection, useSelection } from './use-selection';

export interface CalendarOptions
  extends Pick<DateViewProps, 'onMonthChange' | 'defaultMonth' | 'numberOfMonths' | 'autoApply'> {
  readonly context: DateContext;
  readonly value: DateValue;
  readonly labels: CalendarLabels;
  readonly typed?: Draft | null | undefined;
  readonly today: Day;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly narrow: boolean;
  readonly isWaiting?: boolean | undefined;
  readonly onDone?: (() => void) | undefined;
}

export interface CalendarModel {
  readonly selection: Selection;
  readonly months: Months;
  readonly picked?: ReadonlySet<Day> | undefined;
  readonly autoApply: boolean;
  readonly start: Day | null;
  readonly countText: (from: Day, to: Day) => string;
}

export function useCalendar(options: CalendarOptions): CalendarModel {
  const { context, labels } = options;
  const autoApply = (options.autoApply ?? true) && !context.constraints.time;
  const countText = (from: Day, to: Day) => dayCountText(from, to, labels, context.countBusiness);
  const selection = useSelection({
    context,
    labels,
    value: options.value,
    typed: options.typed ?? null,
    autoApply,
    readOnly: (options.readOnly || options.disabled) ?? false,
    countText,
    onDone: options.onDone,
  });
  const months = useMonths(options, selection.draft, selection.isAwaitingEnd, selection.announce);
  const start = selection.isAwaitingEnd ? selection.draft.from : null;
  return { selection, months, autoApply, start, countText };
}
