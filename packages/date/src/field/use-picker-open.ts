import {
  focusedElement,
  matchesMedia,
  type PopupReason,
  SHEET_QUERY,
  usePopup,
} from '@guadua/utils/internal';
import { type FocusEvent, useRef } from 'react';
import type { PickerFieldProps } from './picker-field.types';

export function usePickerOpen(
  { props, field, content }: PickerFieldProps,
  usable: boolean,
  onLeave: () => void,
) {
  const { element: input } = field;
  const { openOnFocus = true, mobileSheet = true } = props;
  const opener = useRef<HTMLElement>(null);
  const popup = usePopup<boolean>({
    open: props.open,
    defaultOpen: props.defaultOpen,
    onOpenChange: props.onOpenChange,
    usable,
    mobileSheet,
    control: input,
    focusTarget: () => opener.current,
  });
  const { isOpen } = popup;
  const isSheet = () => mobileSheet && matchesMedia(SHEET_QUERY);
  const windowLeft = useRef(false);

  const openPopup = (
    by: HTMLElement | null,
    toContent: boolean,
    reason: PopupReason = 'trigger',
  ) => {
    opener.current = by;
    if (isOpen) {
      if (toContent) content.current?.focus();
      // A fieldset may disable the input too.
    } else if (!input.current?.matches(':disabled')) popup.open(reason, toContent);
  };
  const close = (reason: PopupReason) => {
    if (!isOpen) return;
    if (reason === 'outside' || reason === 'focus') onLeave();
    popup.close(reason);
  };

  return {
    shown: isOpen,
    focusOnMount: popup.intent === true,
    openPopup,
    close,
    focusQuietly: popup.focusQuietly,
    isSheet,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      const comesBack = popup.isFocusing() || windowLeft.current;
      windowLeft.current = false;
      // A sheet takes the focus away: it waits for the click (WCAG 3.2.1).
      if (openOnFocus && !comesBack && !isSheet()) openPopup(event.currentTarget, false, 'focus');
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      windowLeft.current = event.target === focusedElement(event.target);
    },
  };
}
