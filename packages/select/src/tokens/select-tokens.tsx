import { CloseIcon, isNode } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { isBackKey, isPrintable } from '../list/keymap';
import { searchIn } from '../list/use-list-keys';
import type { SelectConfig, SelectElements } from '../select/select-config';
import type { SelectOpening } from '../select/use-select';
import type { SelectValue, SelectWords } from '../select/use-select-value';
import { SelectedLabel } from '../trigger/selected-label';
import { removeButtons } from './token-buttons';
import type { ShownItem, ShownItems } from './use-shown-items';

export interface SelectTokensProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly elements: SelectElements;
  readonly opening: SelectOpening;
  readonly value: SelectValue<Option>;
  readonly announce: (words: SelectWords) => void;
  readonly shown: ShownItems<Option>;
}

/** What is selected (SEL-8): tokens, each with a button that the arrows reach (SEL-15). */
export function SelectTokens<Option>(given: SelectTokensProps<Option>) {
  const { config, elements, opening, value, announce } = given;
  const { items, more, fits } = given.shown;
  const { labels, props, editable } = config;
  const { classNames } = props;
  const reorder = editable && items.length > 1 ? props.reorder : undefined;

  const moved = {
    elements,
    value,
    announce,
    container: props.container,
    labels: props.labels,
    close: () => opening.isOpen && opening.close('close'),
  };

  function leave(): void {
    (searchIn(elements.popup.current) ?? elements.trigger.current)?.focus({ preventScroll: true });
  }

  function removeAt(index: number): void {
    const key = items[index]?.key;
    if (key !== undefined) value.dispatch({ type: 'item.remove', key });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const list = event.currentTarget;
    const index = indexOf(event);
    if (index < 0 || event.defaultPrevented) return;
    const buttons = removeButtons(list);
    const { key } = event;
    const goTo = (place: number) => (buttons[place] ? buttons[place].focus() : leave());
    if (isBackKey(key, list)) goTo(Math.max(index - 1, 0));
    else if (key === 'ArrowLeft' || key === 'ArrowRight') goTo(index + 1);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(buttons.length - 1);
    else if (key === 'ArrowDown' || key === 'ArrowUp') leave();
    else if (['Backspace', 'Delete', 'Enter', ' '].includes(key)) {
      // One press removes one. The neighbour takes the focus before the button that has it goes away.
      if (!event.repeat) {
        goTo(index + 1 < buttons.length ? index + 1 : index - 1);
        removeAt(index);
      }
    } else if (key === 'Tab') {
      elements.trigger.current?.focus({ preventScroll: true });
      opening.close('close');
      return;
    } else if (isPrintable(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      opening.open('selectedOrFirst', key);
    } else return;
    event.preventDefault();
  }

  function label(item: ShownItem<Option>, place: number): ReactNode {
    const content = <SelectedLabel config={config} item={item} />;
    const name = item.gone ? `${item.label}, ${labels.gone}` : item.label;
    return (
      reorder?.renderLabel({ ...moved, place, count: items.length, name }, content) ?? (
        <span className="gd-select__token-label">{content}</span>
      )
    );
  }

  return (
    <>
      <ul
        className={clsx('gd-select__tokens', classNames?.tokens)}
        aria-label={labels.tokens}
        data-fit={fits ? '' : undefined}
        data-sortable={reorder && ''}
        onClick={(event) => {
          const index = indexOf(event);
          if (index < 0) return;
          leave();
          removeAt(index);
        }}
        onKeyDown={onKeyDown}
      >
        {items.map((item, place) => (
          <li
            // The number 1 and the text 1 are two keys.
            key={`${typeof item.key} ${item.key}`}
            className={clsx('gd-select__token', classNames?.token)}
            data-gone={item.gone ? '' : undefined}
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

function indexOf({ currentTarget, target }: SyntheticEvent<HTMLElement>): number {
  return removeButtons(currentTarget).findIndex((each) => isNode(target) && each.contains(target));
}
