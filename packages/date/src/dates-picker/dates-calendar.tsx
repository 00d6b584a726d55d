'use client';

import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelProps } from '../calendar/calendar-panel.types';
import type { CalendarActions } from '../value/calendar-content.types';
import type { TypedField } from '../value/use-typed-field';
import { type DaysCalendarOptions, useDaysCalendar } from './use-days-calendar';

export interface DatesCalendarProps
  extends Omit<CalendarPanelProps, 'model' | 'context' | 'today'>,
    DaysCalendarOptions {
  readonly field: TypedField;
  readonly onDone: () => void;
}

export function DatesCalendar({ footer, field, ...props }: DatesCalendarProps) {
  const { labels, words } = props;
  const model = useDaysCalendar(props);
  const below = (calendar: CalendarActions) => (
    <>
      {typeof footer === 'function' ? footer(calendar) : footer}
      <span className="gd-calendar__count">{words.picked(props.days.length)}</span>
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
