'use client';

import { Popup, SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './open-field.types';
import type { OpenPicker } from './picker-field.types';
import { SheetInput } from './sheet-input';

export interface FieldPopupProps {
  readonly props: OpenFieldProps;
  readonly open: OpenPicker;
  readonly field: TypedField;
  readonly label: string;
  readonly entryLabel: string;
  readonly placeholder: string;
  readonly onEscape?: (() => boolean) | undefined;
  readonly onFocusLost: () => void;
  readonly children: (focusOnMount: boolean) => ReactNode;
}

/** What opens from a field: a popup beside it, as a sheet with a text field of its own (DAT-15). */
export function FieldPopup({ props, open, field, children, ...rest }: FieldPopupProps) {
  const { classNames } = props;
  const sheet = useMediaQuery(SHEET_QUERY) && props.mobileSheet !== false;
  return (
    <Popup
      id={open.id}
      role="dialog"
      aria-label={rest.label}
      className={clsx('gd-popup', sheet ? 'gd-date-sheet' : 'gd-date-popup', classNames?.popup)}
      anchor={open.anchor}
      container={props.container}
      side={props.side}
      align={props.align}
      sideOffset={props.sideOffset}
      collisionPadding={props.collisionPadding}
      sheet={sheet}
      onEscape={() => {
        if (!(rest.onEscape?.() || open.onEscape())) open.onClose('escape');
      }}
      onOutside={() => open.onClose('outside')}
      onFocusLost={rest.onFocusLost}
      // From the field the browser moves the focus on (TIM-4).
      onOnlyStop={() => open.onClose('focus')}
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
    </Popup>
  );
}
