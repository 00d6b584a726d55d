'use client';

import { CloseIcon, isNode } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isBackKey, isPrintable } from '../list/keymap';
import type { SavedKeys } from '../remote/remote-connection';
import type { SelectConfig, SelectElements } from '../select/select-config';
import type { SelectOpening } from '../select/use-select';
import type { SelectValue, SelectWords } from '../select/use-select-value';
import type { SelectedItem } from '../selection/selection.types';
import { SelectedLabel } from '../trigger/selected-label';
import { removeButtons } from './token-buttons';
import type { BadgeCount } from './use-badge-count';

export interface SelectTokensProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly elements: SelectElements;
  readonly opening: SelectOpening;
  readonly value: SelectValue<Option>;
  readonly saved: SavedKeys;
  readonly announce: (words: SelectWords) => void;
  readonly shown: readonly SelectedItem<Option>[];
  readonly more: number;
  /** They stand on one line: `one` when there is a single token, which may be cut. */
  readonly fit: BadgeCount['fit'];
}

/** What is selected (SEL-8): tokens, each with a button that the arrows reach (SEL-15). */
export function SelectTokens<Option>({
  config,
  elements,
  opening,
  value,
  saved,
  announce,
  shown,
  more,
  fit,
}: SelectTokensProps<Option>) {
  const { labels, props, editable } = config;
  const { classNames } = props;
  // Among fewer than two there is no order.
  const reorder = editable && shown.length > 1 ? props.reorder : undefined;

  const moved = {
    elements,
    value,
    announce,
    container: props.container,
    labels: props.labels,
    close: () => opening.isOpen && opening.close('close'),
  };

  /** Back to where the arrows came from: the search box or the trigger. */
  function leave(): void {
    const search = elements.popup.current?.querySelector<HTMLElement>('.gd-select__search-input');
    (search ?? elements.trigger.current)?.focus({ preventScroll: true });
  }

  function removeAt(index: number): void {
    const key = shown[index]?.key;
    if (key !== undefined) value.dispatch({ type: 'item.remove', key });
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const index = indexOf(event.currentTarget, event.target);
    if (index < 0) return;
    leave();
    removeAt(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const list = event.currentTarget;
    const index = indexOf(list, event.target);
    // What moves tokens has its listener at the list.
    if (index < 0 || event.defaultPrevented) return;
    const buttons = removeButtons(list);
    const { key } = event;
    if (isBackKey(key, list)) buttons[Math.max(index - 1, 0)]?.focus();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = buttons[index + 1];
      if (next) next.focus();
      else leave();
    } else if (key === 'Home') buttons[0]?.focus();
    else if (key === 'End') buttons.at(-1)?.focus();
    else if (['Backspace', 'Delete', 'Enter', ' '].includes(key)) {
      event.preventDefault();
      // One press removes one.
      if (event.repeat) return;
      // The neighbour takes the focus before the button that has it goes away.
      const next = buttons[index + 1] ?? buttons[index - 1];
      if (next) next.focus();
      else leave();
      removeAt(index);
    } else if (key === 'Tab') {
      // From the trigger, so that Tab moves on from the widget as a whole.
      elements.trigger.current?.focus({ preventScroll: true });
      opening.close('close');
      return;
    } else if (key === 'ArrowDown' || key === 'ArrowUp') leave();
    else if (isPrintable(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      opening.open('selectedOrFirst', key);
    } else return;
    event.preventDefault();
  }

  function label(item: SelectedItem<Option>, place: number): ReactNode {
    const content = <SelectedLabel config={config} item={item} gone={saved.gone} />;
    const name = saved.gone.has(item.key) ? `${item.label}, ${labels.gone}` : item.label;
    return (
      reorder?.renderLabel({ ...moved, place, count: shown.length, name }, content) ?? (
        <span className="gd-select__token-label">{content}</span>
      )
    );
  }

  return (
    <>
      <ul
        className={clsx('gd-select__tokens', classNames?.tokens)}
        aria-label={labels.tokens}
        data-fit={fit}
        data-sortable={reorder && ''}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {shown.map((item, place) => (
          <li
            // The number 1 and the text 1 are two keys.
            key={`${typeof item.key} ${item.key}`}
            className={clsx('gd-select__token', classNames?.token)}
            data-gone={saved.gone.has(item.key) ? '' : undefined}
          >
            {label(item, place)}
            {editable && (
              <button
                type="button"
                className={clsx('gd-select__token-remove', classNames?.tokenRemove)}
                tabIndex={-1}
                aria-label={labels.remove(item.label)}
                aria-disabled={item.fixed || undefined}
                aria-description={reorder && labels.reorderHint}
              >
                <CloseIcon />
              </button>
            )}
          </li>
        ))}
        {more > 0 && (
          <li className={clsx('gd-select__more', classNames?.more)}>
            <bdi>{labels.more(more)}</bdi>
          </li>
        )}
      </ul>
      {reorder?.render(moved)}
    </>
  );
}

function indexOf(list: HTMLElement, target: EventTarget): number {
  return removeButtons(list).findIndex((button) => isNode(target) && button.contains(target));
}
