import {
  ChevronLeftIcon,
  ChevronRightIcon,
  containsNode,
  focusedElement,
  Popup,
} from '@guadua/utils/internal';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ReorderLabels } from '../labels/select-labels.types';
import { isTab } from '../list/keymap';
import { moveToken } from './move-token';
import type { TokenPlace } from './reorder.types';

export interface MoveButtonsProps extends TokenPlace {
  readonly token: HTMLElement;
  readonly moveTexts: ReorderLabels;
  readonly onClose: () => void;
}

/** Two buttons above a token: they move it by one place, as often as they are pressed (SEL-19). */
export function MoveButtons(given: MoveButtonsProps) {
  const { token, moveTexts: labels, name: label, place, count, onClose } = given;
  const { trigger, popupId } = given.elements;
  const popup = useRef<HTMLDivElement>(null);
  const buttons = () => popup.current?.querySelectorAll('button') ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once, where the token is then
  useLayoutEffect(() => {
    buttons()[place === count - 1 ? 0 : 1]?.focus({ preventScroll: true });
    const element = popup.current;
    return () => {
      const focused = element && focusedElement(element);
      if (!focused || !containsNode(element, focused)) return;
      // The focus must not go away with them, nor with a token that was removed. StrictMode mounts again at once.
      queueMicrotask(() => {
        const select = trigger.current;
        if (popup.current || !select) return;
        const now = focusedElement(select);
        if (!now || now === select.ownerDocument.body) select.focus({ preventScroll: true });
      });
    };
  }, [trigger]);

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (isTab(event.nativeEvent)) {
      trigger.current?.focus({ preventScroll: true });
      onClose();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      const [before, after] = buttons();
      (before?.matches(':focus') ? after : before)?.focus();
    }
  }

  const moves = [
    { by: -1, name: labels.moveBefore(label), icon: <ChevronLeftIcon /> },
    { by: 1, name: labels.moveAfter(label), icon: <ChevronRightIcon /> },
  ];
  return (
    <Popup
      ref={popup}
      // Begins as that of the list does: both belong to the select.
      id={`${popupId}m`}
      className="gd-popup gd-select__move"
      role="toolbar"
      aria-label={labels.moveToken(label)}
      anchor={token}
      container={given.container}
      side="top"
      align="center"
      onEscape={onClose}
      onOutside={onClose}
      onKeyDown={onKeyDown}
    >
      {moves.map(({ by, name, icon }) => {
        const disabled = place + by < 0 || place + by >= count;
        return (
          <button
            key={by}
            type="button"
            className="gd-icon-button"
            aria-label={name}
            // A disabled button would lose the focus at the end of the way.
            aria-disabled={disabled || undefined}
            onClick={() => !disabled && moveToken(given, labels, place, place + by)}
          >
            {icon}
          </button>
        );
      })}
    </Popup>
  );
}
