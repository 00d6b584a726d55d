'use client';

import { dataAttributes, Popup } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useLayoutEffect, useRef } from 'react';
import type { AddressInputSlot } from './address-input.types';

/** Props of `ViaList`. */
export interface ViaListProps {
  /** The whole field. */
  anchor: HTMLElement;
  id: string;
  label: string;
  options: readonly string[];
  highlighted: number;
  chosen: string;
  classNames: Partial<Record<AddressInputSlot, string>> | undefined;
  onTake: (index: number) => void;
  /** Escape, or a press outside; `move` sends the focus on to the next part. */
  onClose: (move: boolean) => void;
  /** The field was scrolled out of sight. */
  onOutOfView: () => void;
}

/** The kinds of road that can be taken (ADR-4; APG listbox popup of a combobox). */
export function ViaList({
  anchor,
  id,
  label,
  options,
  highlighted,
  chosen,
  classNames,
  onTake,
  onClose,
  onOutOfView,
}: ViaListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Scrolls the list alone: `scrollIntoView` would move the page as well.
    const box = list.current;
    const option = box?.querySelectorAll<HTMLElement>('[role="option"]')[highlighted];
    if (!box || !option) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < box.scrollTop) box.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = offsetTop + offsetHeight - box.clientHeight;
    }
  }, [highlighted]);
  useLayoutEffect(() => {
    // On a phone the keyboard covers half of the screen: the control and its list come into view (ADR-7).
    if (window.matchMedia?.('(max-width: 600px)').matches) {
      anchor.scrollIntoView?.({ block: 'start' });
    }
  }, [anchor]);
  return (
    <Popup
      anchor={anchor}
      onEscape={() => onClose(true)}
      onOutside={() => onClose(false)}
      onOutOfView={onOutOfView}
      ref={list}
      id={id}
      role="listbox"
      // Chromium lets Tab stop at whatever scrolls.
      tabIndex={-1}
      aria-label={label}
      className={clsx('gd-popup', 'gd-address__list', classNames?.list)}
      // A press in the list leaves the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
        <div
          key={option}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === highlighted}
          className={clsx('gd-address__option', classNames?.option)}
          onClick={() => onTake(index)}
          {...dataAttributes({ highlighted: index === highlighted, selected: option === chosen })}
        >
          {option}
        </div>
      ))}
    </Popup>
  );
}
