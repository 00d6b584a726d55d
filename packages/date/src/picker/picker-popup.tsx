'use client';

import { containsNode, Popup, type PopupPlacement, Sheet } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Why a popup closes: that decides where the focus goes. */
export type CloseReason = 'escape' | 'outside' | 'done';

/** Props of `PickerPopup`. */
export interface PickerPopupProps {
  readonly id: string;
  readonly label: string;
  /** A modal sheet at the bottom of a small screen instead of a popup beside the field (DAT-15). */
  readonly sheet: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly container: HTMLElement | null | undefined;
  readonly placement: PopupPlacement | undefined;
  readonly offset: number | undefined;
  readonly className: string | undefined;
  /** Holds the popup's element, `null` when it goes. */
  readonly popup: RefObject<HTMLElement | null>;
  /** Escape that the content uses up itself. */
  readonly onEscape: () => boolean;
  readonly onClose: (reason: CloseReason) => void;
  /** Puts the focus on the content: what had it is gone. */
  readonly onFocusLost: () => void;
  readonly children: ReactNode;
}

/** The popup of a picker: beside its field, or a sheet at the bottom of a small screen (DAT-15). */
export function PickerPopup({
  sheet,
  label,
  anchor,
  className,
  placement,
  offset,
  popup,
  onEscape,
  onClose,
  children,
  ...props
}: PickerPopupProps) {
  const [field, setField] = useState(() => anchor.current);
  useEffect(() => {
    // Open from the first render on: the field was not there to be looked at.
    setField(anchor.current);
  }, [anchor]);
  if (!field) return null;
  const common = {
    ...props,
    anchor: field,
    'aria-label': label,
    onEscape: () => {
      if (!onEscape()) onClose('escape');
    },
    onOutside: () => onClose('outside'),
  };
  if (sheet) {
    return (
      <Sheet
        {...common}
        ref={popup as RefObject<HTMLDialogElement | null>}
        className={clsx('gd-popup gd-date-sheet', className)}
      >
        <div className="gd-date-sheet__content">{children}</div>
      </Sheet>
    );
  }
  return (
    <Popup
      {...common}
      ref={popup as RefObject<HTMLDivElement | null>}
      role="dialog"
      placement={placement}
      offset={offset}
      className={clsx('gd-popup gd-date-popup', className)}
      onKeyDown={(event) => moveFocus(event, () => onClose('done'))}
    >
      {children}
    </Popup>
  );
}

/**
 * Whether a node lies in the popup or sheet of a field. By its id: as a sheet opens it takes the focus
 * before React attaches refs.
 */
export function isInPopup(id: string, field: HTMLElement, node: Node): boolean {
  const root = field.getRootNode();
  const popup =
    ('getElementById' in root ? (root as Document | ShadowRoot).getElementById(id) : null) ??
    field.ownerDocument.getElementById(id);
  return popup !== null && containsNode(popup, node);
}

/**
 * Tab and Shift+Tab stay inside of a calendar: after the last element comes the first (DAT-13). A list has
 * only one element to focus, so Tab closes it: the focus returns to the field, from where the browser moves
 * it on (TIM-4).
 */
function moveFocus(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href], [tabindex]',
    ),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden]'));
  if (stops.length === 1) {
    leave();
    return;
  }
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (event.target !== edge) return;
  event.preventDefault();
  next?.focus();
}
