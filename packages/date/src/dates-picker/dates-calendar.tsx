import { useMemo, useState } from 'react';
import type { CalendarModel } from '../calendar/calendar-model.types';
import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelProps } from '../calendar/calendar-panel.types';
import { type MonthOptions, useMonths } from '../calendar/use-months';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import type { DatesLabels } from '../labels/date-labels.types';
import type { CalendarActions } from '../value/calendar-content.types';
import type { DateChangeReason } from '../value/date-props.types';
import type { TypedField } from '../value/use-typed-field';
import { type Days, toggleDay } from './days';

export interface DatesCalendarProps
  extends Omit<CalendarPanelProps, 'model' | 'context' | 'today'>,
    Omit<MonthOptions, 'value'> {
  readonly field: TypedField;
  readonly days: Days;
  readonly words: DatesLabels;
  readonly judge: (days: Days) => Violation | null;
  readonly messageOf: (violation: Violation) => string;
  /** A text that can't be taken, typed or stored, is shown as such, and must not vanish below a picked day. */
  readonly isBlocked: () => boolean;
  readonly commit: (days: Days, reason: DateChangeReason) => void;
  readonly onRefused: (days: Days, violation: Violation) => void;
  readonly onDone: () => void;
}

export function DatesCalendar({ footer, field, ...props }: DatesCalendarProps) {
  const { days, labels, words, context } = props;
  const [announcement, announce] = useState('');
  const [refused, setRefused] = useState<{ violation: Violation; by: string } | null>(null);
  const picked = useMemo(() => new Set(days), [days]);
  const draft = { from: days[0] ?? null, to: null, fromTime: 0, toTime: 0 };
  // The months follow no value: every change comes from the person who is looking at them.
  const months = useMonths({ ...props, value: NO_SPAN }, { draft, start: null, announce });

  const change = (next: Days, day: Day, reason: DateChangeReason) => {
    if (props.isBlocked()) return;
    // A day that is taken away is never refused: that is how too many become fewer.
    const violation = next.length > days.length ? props.judge(next) : null;
    setRefused(violation && { violation, by: days.join() });
    if (violation) {
      announce(props.messageOf(violation));
      props.onRefused(next, violation);
      return;
    }
    const say = next.length > days.length ? words.added : words.removed;
    announce(say(context.names.longDay(day), words.picked(next.length)));
    props.commit(next, reason);
  };
  const model: CalendarModel = {
    months,
    picked,
    selection: {
      draft,
      start: null,
      autoApply: true,
      countText: () => '',
      message: refused?.by === days.join() ? props.messageOf(refused.violation) : '',
      announcement,
      canApply: false,
      announce,
      pick: (day) => change(toggleDay(days, day), day, 'select'),
      choose: ({ from: { day } }, reason) => {
        if (!picked.has(day)) change(toggleDay(days, day), day, reason);
      },
      cancel: () => setRefused(null),
      dropStart: () => false,
      setTime: ignore,
      apply: ignore,
    },
  };
  const below = (calendar: CalendarActions) => (
    <>
      {typeof footer === 'function' ? footer(calendar) : footer}
      <span className="gd-calendar__count">{words.picked(days.length)}</span>
      <span className="gd-calendar__actions">
        <button
          type="button"
          className="gd-calendar__button"
          data-primary=""
          onClick={() => {
            if (field.settle()) props.onDone();
          }}
        >
          {labels.apply}
        </button>
      </span>
    </>
  );
  return <CalendarPanel {...props} model={model} footer={below} />;
}

const NO_SPAN = { value: null };

function ignore(): void {}
