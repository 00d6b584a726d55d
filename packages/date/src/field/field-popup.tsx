'use client';

import { Popup, type PopupReason, SHEET_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { ReactNode, RefObject } from 'react';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './open-field.types';
import type { PickerFieldProps, ShownPicker } from './picker-field.types';
import { SheetInput } from './sheet-input';

export interface FieldPopupProps
  extends Pick<PickerFieldProps, 'content' | 'popupLabel' | 'entryLabel' | 'placeholder'> {
  readonly props: OpenFieldProps;
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly field: TypedField;
  readonly focusOnMount: boolean;
  readonly onEscape: () => void;
  readonly onClose: (reason: PopupReason) => void;
  readonly onDone: () => void;
  readonly children: (shown: ShownPicker) => ReactNode;
}

export function FieldPopup({ props, content, onClose, ...own }: FieldPopupProps) {
  const { classNames } = props;
  const narrow = useMediaQuery(SHEET_QUERY);
  const sheet = narrow && props.mobileSheet !== false;
  return (
    <Popup
      id={own.id}
      role="dialog"
      aria-label={own.popupLabel}
      className={clsx('gd-popup', sheet ? 'gd-date-sheet' : 'gd-date-popup', classNames?.popup)}
      anchor={own.anchor}
      container={props.container}
      side={props.side}
      align={props.align}
      sideOffset={props.sideOffset}
      collisionPadding={props.collisionPadding}
      sheet={sheet}
      onEscape={() => {
        if (content.current?.escape?.()) return;
        own.onEscape();
        onClose('escape');
      }}
      onOutside={() => onClose('outside')}
      onFocusLost={() => content.current?.focus()}
      // From the field the browser moves the focus on (TIM-4).
      onOnlyStop={() => onClose('focus')}
    >
      {sheet && (
        <SheetInput
          field={own.field}
          label={own.entryLabel}
          placeholder={own.placeholder}
          className={classNames?.input}
          errorClassName={classNames?.error}
          onDone={own.onDone}
        />
      )}
      {own.children({ narrow, focusOnMount: sheet || own.focusOnMount })}
    </Popup>
  );
}
