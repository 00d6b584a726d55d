'use client';

import { SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { CalendarPanel } from '../calendar/calendar-panel';
import type { CalendarPanelHandle, CalendarPanelProps } from '../calendar/calendar-panel.types';
import { type CalendarOptions, useCalendar } from '../calendar/use-calendar';
import type { Day } from '../core/day';
import { FieldPopup, type FieldPopupProps } from '../field/field-popup';

/** What the field makes its calendar do. */
export interface PickerCalendarHandle extends CalendarPanelHandle {
  readonly showDay: (day: Day) => void;
}

export interface PickerCalendarProps
  extends Omit<CalendarPanelProps, 'model' | 'value' | 'handle' | 'disabled' | 'readOnly'>,
    Omit<CalendarOptions, Exclude<keyof CalendarPanelProps, 'value'> | 'narrow'>,
    Pick<FieldPopupProps, 'props' | 'open' | 'field' | 'label' | 'entryLabel' | 'placeholder'> {
  readonly handle: Ref<PickerCalendarHandle>;
}

/** The calendar of a picker, in a popup or in a sheet. */
export function PickerCalendar(props: PickerCalendarProps) {
  const sheet = useMediaQuery(SHEET_QUERY);
  const panel = useRef<CalendarPanelHandle>(null);
  const model = useCalendar({ ...props, disabled: false, readOnly: false, narrow: sheet });
  const { dropStart } = model.selection;
  const { focusDay: showDay } = model.months;
  const focusDay = () => panel.current?.focusDay();
  useImperativeHandle(props.handle, () => ({ focusDay, showDay }));
  return (
    <FieldPopup {...props} onEscape={dropStart} onFocusLost={focusDay}>
      {(focusOnMount) => (
        <CalendarPanel
          {...props}
          handle={panel}
          model={model}
          disabled={false}
          readOnly={false}
          focusOnMount={focusOnMount}
        />
      )}
    </FieldPopup>
  );
}
