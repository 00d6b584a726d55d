'use client';

import { CloseIcon } from '@guadua/utils/internal';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isBackKey } from './back-key';
import type { SelectChangeReason, SelectKey } from './select.types';
import { type Chosen, type SelectModel, slotClass } from './select-model';
import { badge } from './select-trigger';

/** Props of `SelectTokens`. */
export interface SelectTokensProps<Option> {
  readonly model: SelectModel<Option>;
  readonly shown: readonly Chosen<Option>[];
  readonly more: number;
  readonly removable: boolean;
  readonly disabled: boolean;
  readonly onRemove: (key: SelectKey, reason: SelectChangeReason) => void;
  /** Back to where the arrows came from: the search box or the trigger. */
  readonly onLeave: () => void;
  /** A character that was typed on a token. */
  readonly onType: (text: string) => void;
}

/** What is chosen (SEL-8): tokens, each with a button that the arrows reach (SEL-15). */
export function SelectTokens<Option>({
  model,
  shown,
  more,
  removable,
  disabled,
  onRemove,
  onLeave,
  onType,
}: SelectTokensProps<Option>) {
  const { labels, props } = model;
  const { classNames } = props;

  function removeAt(list: HTMLElement, index: number): void {
    const key = shown[index]?.key;
    if (key === undefined) return;
    // The neighbour takes the focus before the button that has it goes away.
    const buttons = removeButtons(list);
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLeave();
    onRemove(key, 'remove');
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const list = event.currentTarget;
    const index = indexOf(list, event.target);
    if (index < 0) return;
    const key = shown[index]?.key;
    if (key === undefined) return;
    onLeave();
    onRemove(key, 'remove');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const list = event.currentTarget;
    const index = indexOf(list, event.target);
    if (index < 0) return;
    const buttons = removeButtons(list);
    if (isBackKey(event)) buttons[Math.max(index - 1, 0)]?.focus();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = buttons[index + 1];
      if (next) next.focus();
      else onLeave();
    } else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') buttons.at(-1)?.focus();
    else if (['Backspace', 'Delete', 'Enter', ' '].includes(event.key)) removeAt(list, index);
    else if (event.key === 'Tab') {
      // From the trigger, so that Tab moves on from the widget as a whole.
      model.triggerRef.current?.focus({ preventScroll: true });
      model.close(false);
      return;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onLeave();
    else if ([...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      onType(event.key);
    } else return;
    event.preventDefault();
  }

  return (
    <ul
      className={slotClass(classNames, 'tokens', 'gd-select__tokens')}
      aria-label={labels.tokens}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {shown.map((item) => (
        <li key={item.key} className={slotClass(classNames, 'token', 'gd-select__token')}>
          <span className="gd-select__token-label">{badge(model, item)}</span>
          {removable && (
            <button
              type="button"
              className={slotClass(classNames, 'tokenRemove', 'gd-select__token-remove')}
              tabIndex={-1}
              disabled={disabled}
              aria-label={labels.remove(item.label)}
            >
              <CloseIcon />
            </button>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className={slotClass(classNames, 'more', 'gd-select__more')}>
          <bdi>{labels.more(more)}</bdi>
        </li>
      )}
    </ul>
  );
}

function removeButtons(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.gd-select__token-remove')];
}

function indexOf(list: HTMLElement, target: EventTarget): number {
  if (!(target instanceof Element)) return -1;
  const button = target.closest<HTMLElement>('.gd-select__token-remove');
  return button === null ? -1 : removeButtons(list).indexOf(button);
}
