'use client';

import { ChevronLeftIcon, debounce } from '@guadua/utils/internal';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { type SelectModel, slotClass } from './select-model';

/** Wait before measuring again while the window changes its size (SEL-3). */
const RESIZE_DEBOUNCE = 200;

/** Props of `SelectSheet`. */
export interface SelectSheetProps<Option> {
  readonly model: SelectModel<Option>;
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/**
 * The list over the whole of a small screen (SEL-16): a native modal dialog, so that it lies above
 * everything, the rest is inert, and the back gesture of a phone closes it.
 */
export function SelectSheet<Option>({ model, name, children }: SelectSheetProps<Option>) {
  const { props, labels, popupRef, close } = model;
  const { escapeToClose = true, resizeDebounce = RESIZE_DEBOUNCE } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  // The panel shows the dialog, before it takes the focus: showing moves the focus by itself.
  useLayoutEffect(() => {
    const element = dialog.current;
    popupRef.current = element;
    return () => {
      popupRef.current = null;
      element?.close();
    };
  }, [popupRef]);

  useEffect(() => fitViewport(dialog.current, resizeDebounce), [resizeDebounce]);

  return (
    <dialog
      ref={dialog}
      id={model.popupId}
      className={slotClass(props.classNames, 'popup', 'gd-popup gd-select__sheet')}
      aria-label={name ?? labels.options}
      onCancel={(event) => {
        event.preventDefault();
        if (escapeToClose) close(true);
      }}
    >
      <header className="gd-select__sheet-header">
        <button
          type="button"
          className="gd-icon-button"
          aria-label={labels.back}
          onClick={() => close(true)}
        >
          <ChevronLeftIcon />
        </button>
        <span className="gd-select__sheet-title">{name}</span>
      </header>
      {children}
    </dialog>
  );
}

/** Keeps the sheet above the on-screen keyboard, which only shrinks the visual viewport. */
function fitViewport(sheet: HTMLElement | null, wait: number): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return undefined;
  const place = () => {
    sheet.style.setProperty('--gd-select-sheet-size', `${viewport.height}px`);
    sheet.style.setProperty('--gd-select-sheet-offset', `${viewport.offsetTop}px`);
  };
  place();
  const later = debounce(place, wait);
  viewport.addEventListener('resize', later);
  viewport.addEventListener('scroll', later);
  return () => {
    later.cancel();
    viewport.removeEventListener('resize', later);
    viewport.removeEventListener('scroll', later);
  };
}
