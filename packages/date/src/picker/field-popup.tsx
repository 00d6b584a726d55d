'use client';

import { SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import type { ReactNode } from 'react';
import type { OpenFieldProps } from './picker.types';
import type { OpenPicker } from './picker-field.types';
import { PickerPopup } from './picker-popup';
import { SheetInput } from './sheet-input';
import type { TypedField } from './use-typed-field';

/** Props of `FieldPopup`. */
export interface FieldPopupProps {
  /** What the caller of the widget gave. */
  readonly props: OpenFieldProps;
  readonly open: OpenPicker;
  readonly field: TypedField;
  readonly label: string;
  /** Name of the text field in the sheet of a small screen. */
  readonly entryLabel: string;
  readonly placeholder: string;
  /** Escape that the content uses up itself. */
  readonly onEscape?: (() => boolean) | undefined;
  readonly onFocusLost: () => void;
  /** The content; in a sheet it takes the focus, since a text field would bring the keyboard up. */
  readonly children: (focusOnMount: boolean) => ReactNode;
}

/** What opens from a field: a popup beside it, or a sheet with a text field of its own (DAT-15). */
export function FieldPopup({ props, open, field, children, ...rest }: FieldPopupProps) {
  const { classNames } = props;
  const sheet = useMediaQuery(SHEET_QUERY);
  return (
    <PickerPopup
      id={open.id}
      label={rest.label}
      sheet={sheet}
      anchor={open.anchor}
      container={props.container}
      placement={props.placement}
      offset={props.offset}
      className={classNames?.popup}
      popup={open.popup}
      onEscape={() => rest.onEscape?.() || open.onEscape()}
      onClose={open.onClose}
      onFocusLost={rest.onFocusLost}
    >
      {sheet && (
        <SheetInput
          field={field}
          label={rest.entryLabel}
          placeholder={rest.placeholder}
          className={classNames?.input}
          errorClassName={classNames?.error}
          onDone={open.onDone}
        />
      )}
      {children(sheet || open.focusOnMount)}
    </PickerPopup>
  );
}
