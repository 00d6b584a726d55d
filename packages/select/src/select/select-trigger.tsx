'use client';

import { useMergedRefs } from '@guadua/utils/internal';
import type { KeyboardEvent } from 'react';
import type { Chosen, SelectModel } from './select-model';
import { slotClass } from './select-model';
import type { useSelect } from './use-select';

/** Props of `SelectTrigger`. */
export interface SelectTriggerProps<Option> {
  readonly model: SelectModel<Option>;
  readonly field: ReturnType<typeof useSelect>['field'];
  readonly open: boolean;
  readonly shown: readonly Chosen<Option>[];
  readonly more: number;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The focusable part: a combobox that shows the value, over the whole frame. */
export function SelectTrigger<Option>({
  model,
  field,
  open,
  shown,
  more,
  onClick,
  onKeyDown,
}: SelectTriggerProps<Option>) {
  const { props, labels, multiple, searchable } = model;
  const { classNames } = props;
  const ref = useMergedRefs(model.triggerRef, props.ref);
  const placeholder = props.placeholder ?? labels.placeholder;
  const first = shown[0];
  return (
    <button
      type="button"
      ref={ref}
      id={field.id}
      className={slotClass(classNames, 'trigger', 'gd-select__trigger')}
      role="combobox"
      aria-haspopup={searchable ? 'dialog' : 'listbox'}
      aria-expanded={open}
      aria-controls={open ? (searchable ? model.popupId : model.listId) : undefined}
      aria-required={field.required || undefined}
      aria-readonly={field.readOnly || undefined}
      {...field.aria}
      disabled={field.disabled}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onKeyUp={keepClosed}
    >
      {first === undefined ? (
        <span className={slotClass(classNames, 'placeholder', 'gd-select__placeholder')}>
          {placeholder}
        </span>
      ) : multiple ? (
        <span className="gd-visually-hidden">
          {labels.summary(
            shown.map((item) => item.label),
            more,
          )}
        </span>
      ) : (
        <span className={slotClass(classNames, 'value', 'gd-select__value')}>
          {badge(model, first)}
        </span>
      )}
    </button>
  );
}

/** Firefox presses a button when Space is let go, whatever was done when it went down. */
function keepClosed(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') event.preventDefault();
}

/** What stands for a chosen value: its template, else its label. */
export function badge<Option>({ props, reader }: SelectModel<Option>, item: Chosen<Option>) {
  const template = props.renderBadge ?? props.renderItem;
  if (!template || item.option === undefined) return item.label;
  return template({
    option: item.option,
    selected: true,
    highlighted: false,
    disabled: reader.disabled(item.option),
    searchTerm: '',
  });
}
