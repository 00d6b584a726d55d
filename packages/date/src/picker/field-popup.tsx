'use client';

import { Popup, SHEET_QUERY, Sheet, useMediaQuery } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './picker.types';
import type { OpenPicker } from './picker-field.types';
import { moveFocus } from './popup-focus';
import { SheetInput } from './sheet-input';

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

/** What opens from a field: a popup beside it, or a modal sheet with a text field of its own (DAT-15). */
export function FieldPopup({ props, open, field, children, ...rest }: FieldPopupProps) {
  const { classNames, container } = props;
  const sheet = useMediaQuery(SHEET_QUERY);
  const [anchor, setAnchor] = useState(() => open.anchor.current);
  useEffect(() => {
    // Open from the first render on: the field was not there to be looked at.
    setAnchor(open.anchor.current);
  }, [open.anchor]);
  if (!anchor) return null;
  const common = {
    id: open.id,
    anchor,
    container,
    'aria-label': rest.label,
    onEscape: () => {
      if (!(rest.onEscape?.() || open.onEscape())) open.onClose('escape');
    },
    onOutside: () => open.onClose('outside'),
    onFocusLost: rest.onFocusLost,
  };
  return sheet ? (
    <Sheet
      {...common}
      ref={open.popup as RefObject<HTMLDialogElement | null>}
      className={clsx('gd-popup gd-date-sheet', classNames?.popup)}
    >
      <div className="gd-date-sheet__content">
        <SheetInput
          field={field}
          label={rest.entryLabel}
          placeholder={rest.placeholder}
          className={classNames?.input}
          errorClassName={classNames?.error}
          onDone={open.onDone}
        />
        {children(true)}
      </div>
    </Sheet>
  ) : (
    <Popup
      {...common}
      ref={open.popup as RefObject<HTMLDivElement | null>}
      role="dialog"
      placement={props.placement}
      offset={props.offset}
      className={clsx('gd-popup gd-date-popup', classNames?.popup)}
      onKeyDown={(event) => moveFocus(event, () => open.onClose('done'))}
    >
      {children(open.focusOnMount)}
    </Popup>
  );
}
