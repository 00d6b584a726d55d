'use client';

import {
  focusedElement,
  matchesMedia,
  SHEET_QUERY,
  useControllableValue,
  useLatestCallback,
  useSheetChange,
} from '@guadua/utils/internal';
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { OpenFieldProps } from './picker.types';
import type { CloseReason } from './popup-focus';
import { type PickerFocus, usePickerFocus } from './use-picker-focus';

/** What `usePickerOpen` is given. */
export interface PickerOpenOptions {
  readonly props: OpenFieldProps;
  /** Neither disabled nor read-only. */
  readonly usable: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly popup: RefObject<HTMLElement | null>;
  /** A press outside is about to close it. */
  readonly onOutside: () => void;
  /** Puts the focus on what is open. */
  readonly focusContent: () => void;
}

/** Whether a picker is open, and the ways to open and close it. */
export interface PickerOpen extends Pick<PickerFocus, 'focusQuietly'> {
  readonly shown: boolean;
  /** The focus goes to the content as it opens. */
  readonly focusOnMount: boolean;
  readonly openPopup: (by: HTMLElement | null, focusContent: boolean) => void;
  readonly close: (reason: CloseReason) => void;
  /** For the input. */
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Opens and closes what belongs to a field (DAT-2). */
export function usePickerOpen({
  props,
  usable,
  input,
  popup,
  onOutside,
  focusContent,
}: PickerOpenOptions): PickerOpen {
  const { openOnFocus = true } = props;
  const [open, setOpen] = useControllableValue<boolean, undefined>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onChange: props.onOpenChange,
  });
  const [focusOnMount, setFocusOnMount] = useState(false);
  const [canShow, setCanShow] = useState(usable);
  const shown = open && canShow;
  const focus = usePickerFocus(shown, input, popup);
  const changeSheet = useSheetChange();

  const openNow = useLatestCallback((by: HTMLElement | null, toContent: boolean) => {
    focus.opener.current = by;
    // A fieldset may disable the input too.
    if (!usable || input.current?.matches(':disabled')) return;
    if (shown) {
      if (toContent) focusContent();
      return;
    }
    setFocusOnMount(toContent);
    setOpen(true, undefined);
  });
  const openPopup = (by: HTMLElement | null, toContent: boolean) =>
    changeSheet(input.current, () => openNow(by, toContent), true);
  const closeNow = useLatestCallback((reason: CloseReason) => {
    if (!open) return;
    focus.beforeClose(reason);
    setOpen(false, undefined);
  });
  const close = useLatestCallback((reason: CloseReason) => {
    if (!open) return;
    if (reason === 'outside') onOutside();
    changeSheet(input.current, () => closeNow(reason));
  });
  useLayoutEffect(() => {
    // Closed for good, while its focus can still be given back.
    if (!usable) closeNow('done');
    setCanShow(usable);
  }, [usable, closeNow]);

  return {
    shown,
    focusOnMount,
    openPopup,
    close,
    focusQuietly: focus.focusQuietly,
    onFocus: (event) => {
      // A sheet takes the focus away: it waits for the click (WCAG 3.2.1).
      if (focus.mayOpen() && openOnFocus && !matchesMedia(SHEET_QUERY)) {
        openPopup(event.currentTarget, false);
      }
    },
    onBlur: (event) => {
      if (event.target === focusedElement(event.target)) focus.windowLeft();
    },
  };
}
