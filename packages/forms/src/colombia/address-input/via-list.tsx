'use client';

import { dataAttributes, Popup, type PopupProps } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useLayoutEffect, useRef } from 'react';
import type { AddressInputSlot } from './address-input.types';
import type { ViaListState } from './use-via-list';

export interface ViaListProps {
  anchor: HTMLElement;
  id: string;
  label: string;
  list: ViaListState;
  chosen: string;
  classNames: Partial<Record<AddressInputSlot, string>> | undefined;
  container: PopupProps['container'];
}

export function ViaList({
  anchor,
  id,
  label,
  list: { options, highlighted, take, leaveView },
  chosen,
  classNames,
  container,
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
      container={container}
      onEscape={() => take(highlighted, 'escape', true)}
      onOutside={() => take(highlighted, 'outside', false)}
      onOutOfView={leaveView}
      ref={list}
      id={id}
      role="listbox"
      // Chromium lets Tab stop at whatever scrolls.
      tabIndex={-1}
      aria-label={label}
      className={clsx('gd-popup', 'gd-address-input__list', classNames?.list)}
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
          className={clsx('gd-address-input__option', classNames?.option)}
          onClick={() => take(index, 'select', true)}
          {...dataAttributes({ highlighted: index === highlighted, selected: option === chosen })}
        >
          {option}
        </div>
      ))}
    </Popup>
  );
}
