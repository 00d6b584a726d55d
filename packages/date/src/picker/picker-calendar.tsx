'use client';

import { SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import {
  CalendarPanel,
  type CalendarPanelHandle,
  type CalendarPanelProps,
} from '../calendar/calendar-panel';
import { type CalendarOptions, useCalendar } from '../calendar/use-calendar';
import type { Day } from '../core/day';
import { type CloseReason, PickerPopup } from './picker-popup';
import { SheetInput } from './sheet-input';
import type { TypedField } from './use-typed-field';

/** What the field makes its calendar do. */
export interface PickerCalendarHandle extends CalendarPanelHandle {
  /** Escape: drops the start of an unfinished range; `false` when there is nothing to drop. */
  readonly escape: () => boolean;
  /** Shows a day that was typed. */
  readonly showDay: (day: Day) => void;
}

/** Props of `PickerCalendar`. */
export interface PickerCalendarProps
  extends Omit<CalendarPanelProps, 'model' | 'handle' | 'disabled' | 'readOnly'>,
    Omit<CalendarOptions, keyof CalendarPanelProps | 'narrow'> {
  readonly id: string;
  readonly label: string;
  readonly field: TypedField;
  readonly entryLabel: string;
  readonly placeholder: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly container: HTMLElement | null | undefined;
  readonly popupClassName: string | undefined;
  readonly inputClassName: string | undefined;
  readonly errorClassName: string | undefined;
  readonly popup: RefObject<HTMLElement | null>;
  readonly handle: Ref<PickerCalendarHandle>;
  readonly onEscape: () => boolean;
  readonly onClose: (reason: CloseReason) => void;
}

/**
 * The calendar of a picker, in a popup or in a sheet. What is being picked is kept here, above the two:
 * a phone that is turned loses neither an unfinished range nor a typed text.
 */
export function PickerCalendar(props: PickerCalendarProps) {
  const { field, onEscape } = props;
  const sheet = useMediaQuery(SHEET_QUERY);
  const panel = useRef<CalendarPanelHandle>(null);
  const model = useCalendar({ ...props, disabled: false, readOnly: false, narrow: sheet });
  const { dropStart } = model.selection;
  const { focusDay: showDay } = model.months;
  useImperativeHandle(
    props.handle,
    () => ({
      escape: () => dropStart() ?? false,
      focusDay: () => panel.current?.focusDay(),
      showDay,
    }),
    [dropStart, showDay],
  );
  return (
    <PickerPopup
      id={props.id}
      label={props.label}
      sheet={sheet}
      anchor={props.anchor}
      container={props.container}
      className={props.popupClassName}
      popup={props.popup}
      onEscape={() => (dropStart() ?? false) || onEscape()}
      onClose={props.onClose}
      onFocusLost={() => panel.current?.focusDay()}
    >
      {sheet && (
        <SheetInput
          field={field}
          label={props.entryLabel}
          placeholder={props.placeholder}
          className={props.inputClassName}
          errorClassName={props.errorClassName}
          onDone={() => props.onDone?.()}
        />
      )}
      <CalendarPanel
        {...props}
        handle={panel}
        model={model}
        disabled={false}
        readOnly={false}
        // In a sheet a day, not the text field: that one would bring the keyboard up.
        focusOnMount={sheet || props.focusOnMount}
      />
    </PickerPopup>
  );
}
