'use client';

import {
  Popup,
  SHEET_QUERY,
  useLatestCallback,
  useMediaQuery,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Why a popup closes: that decides where the focus goes. */
export type CloseReason = 'escape' | 'outside' | 'done';

/** Props of `PickerPopup`. */
export interface PickerPopupProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly container: HTMLElement | null | undefined;
  readonly className: string | undefined;
  /** Told the popup's element, `null` when it goes. */
  readonly popup: RefObject<HTMLElement | null>;
  /** Escape that the content uses up itself. */
  readonly onEscape: () => boolean;
  readonly onClose: (reason: CloseReason) => void;
  /** A modal sheet is shown, and has put the focus somewhere: the content puts it right. */
  readonly onSheet: () => void;
  readonly children: (sheet: boolean) => ReactNode;
}

/** The popup of a picker: beside its field, or a sheet at the bottom of a small screen (DAT-15). */
export function PickerPopup(props: PickerPopupProps) {
  return useMediaQuery(SHEET_QUERY) ? <Sheet {...props} /> : <Floating {...props} />;
}

function Floating({
  id,
  label,
  anchor,
  container,
  className,
  popup,
  onEscape,
  onClose,
  children,
}: PickerPopupProps) {
  const [field, setField] = useState(() => anchor.current);
  useEffect(() => {
    // Open from the first render on: the field was not there to be looked at.
    setField(anchor.current);
  }, [anchor]);
  if (!field) return null;
  return (
    <Popup
      ref={popup as RefObject<HTMLDivElement | null>}
      id={id}
      role="dialog"
      aria-label={label}
      className={clsx('gd-popup gd-date-popup', className)}
      anchor={field}
      container={container}
      onEscape={() => {
        if (!onEscape()) onClose('escape');
      }}
      onOutside={() => onClose('outside')}
      onKeyDown={goRound}
    >
      {children(false)}
    </Popup>
  );
}

/** Tab goes round inside of the calendar (DAT-13). */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, input, select, [tabindex]'),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden]'));
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (event.target !== edge) return;
  event.preventDefault();
  next?.focus();
}

/**
 * A native modal dialog: it lies above everything, in other dialogs too, keeps the focus and makes the
 * rest of the page inert, all by itself.
 */
function Sheet({
  id,
  label,
  container,
  className,
  popup,
  onEscape,
  onClose,
  onSheet,
  children,
}: PickerPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useLatestCallback(onSheet);
  useLayoutEffect(() => {
    const element = dialog.current;
    popup.current = element;
    element?.showModal();
    shown();
    return () => {
      popup.current = null;
      element?.close();
    };
  }, [popup, shown]);
  // Beside the page's own elements: in a <label> each click would go to the field as well.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      className={clsx('gd-popup gd-date-sheet', className)}
      onCancel={(event) => {
        event.preventDefault();
        if (!onEscape()) onClose('escape');
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog, its content does not.
        if (event.target === event.currentTarget) onClose('outside');
      }}
    >
      <div className="gd-date-sheet__content">{children(true)}</div>
    </dialog>,
    container ?? document.body,
  );
}
