'use client';

import { SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { useImperativeHandle, useRef } from 'react';
import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelHandle, CalendarPanelProps } from '../calendar/calendar-panel.types';
import type { PickerCalendarProps } from '../date-picker/picker-calendar';
import { FieldPopup, type FieldPopupProps } from '../field/field-popup';
import type { CalendarActions } from '../value/calendar-content.types';
import type { DatesLabels } from './dates-labels';
import { type DaysCalendarOptions, useDaysCalendar } from './use-days-calendar';

export interface DatesCalendarProps
  extends Omit<
      CalendarPanelProps,
      'model' | 'handle' | 'disabled' | 'readOnly' | 'labels' | 'context' | 'today'
    >,
    Omit<DaysCalendarOptions, 'narrow' | 'labels'>,
    Pick<FieldPopupProps, 'props' | 'open' | 'field' | 'label' | 'entryLabel' | 'placeholder'>,
    Pick<PickerCalendarProps, 'handle'> {
  readonly labels: CalendarPanelProps['labels'] & DatesLabels;
}

/** The calendar of a `DatesPicker`: it stays open while days are picked, and says how many they are. */
export function DatesCalendar({ footer, ...props }: DatesCalendarProps) {
  const { labels, open } = props;
  const sheet = useMediaQuery(SHEET_QUERY);
  const panel = useRef<CalendarPanelHandle>(null);
  const model = useDaysCalendar({ ...props, narrow: sheet });
  const { focusDay: showDay } = model.months;
  const focusDay = () => panel.current?.focusDay();
  useImperativeHandle(props.handle, () => ({ focusDay, showDay }));
  const below = (calendar: CalendarActions) => (
    <>
      {typeof footer === 'function' ? footer(calendar) : footer}
      <span className="gd-calendar__count">{labels.datesPicked(props.days.length)}</span>
      <span className="gd-calendar__actions">
        <button
          type="button"
          className="gd-calendar__button"
          data-primary=""
          onClick={() => {
            if (props.field.settle()) open.onDone();
          }}
        >
          {labels.apply}
        </button>
      </span>
    </>
  );
  return (
    <FieldPopup {...props} onFocusLost={focusDay}>
      {(focusOnMount) => (
        <CalendarPanel
          {...props}
          handle={panel}
          model={model}
          disabled={false}
          readOnly={false}
          focusOnMount={focusOnMount}
          footer={below}
        />
      )}
    </FieldPopup>
  );
}
