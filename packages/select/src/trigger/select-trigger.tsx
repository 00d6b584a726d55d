'use client';

import { isComposing, passedProps, useMergedRefs } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { creationText } from '../creations/creation-text';
import { isBackKey, triggerCommand } from '../list/keymap';
import type { SelectParts } from '../select/use-select';
import type { SelectedItem } from '../selection/selection.types';
import { focusLastToken } from '../tokens/token-buttons';
import { SelectedLabel } from './selected-label';

/** Props of `SelectTrigger`. */
export interface SelectTriggerProps<Option> {
  readonly parts: SelectParts<Option>;
  /** The name that a wrapping label gives, without what the select itself shows in it. */
  readonly name: string | undefined;
  readonly shown: readonly SelectedItem<Option>[];
  /** How many selected ones are not shown. */
  readonly more: number;
  /** The option of a saved key that is shown could not be asked for. */
  readonly failed: boolean;
}

/** The focusable part: a combobox that shows the value, over the whole frame. */
export function SelectTrigger<Option>({
  parts,
  name,
  shown,
  more,
  failed,
}: SelectTriggerProps<Option>) {
  const { config, field, elements, opening, creations, saved } = parts;
  const { props, labels, multiple, searchable } = config;
  const { isOpen } = opening;
  const ref = useMergedRefs(elements.trigger, props.ref);
  const popup = searchable ? elements.popupId : elements.listId;
  return (
    <button
      type="button"
      ref={ref}
      id={field.id}
      form={props.form}
      className={clsx('gd-select__trigger', props.classNames?.trigger)}
      {...passedProps(props, {
        role: 'combobox',
        'aria-haspopup': searchable ? ('dialog' as const) : ('listbox' as const),
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? popup : undefined,
        'aria-required': field.required || undefined,
        'aria-readonly': field.readOnly || undefined,
        ...field.aria,
        ...(name !== undefined && { 'aria-label': name }),
        onClick: () => (isOpen ? opening.close('trigger') : opening.open('selected')),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (onTriggerKey(event, parts)) event.preventDefault();
        },
        onKeyUp: keepClosed,
      })}
      disabled={field.disabled}
    >
      {shown[0] === undefined ? (
        creations.list.length === 0 && (
          <span className={clsx('gd-select__placeholder', props.classNames?.placeholder)}>
            {props.placeholder ?? labels.placeholder}
          </span>
        )
      ) : multiple ? (
        <span className="gd-visually-hidden">
          {labels.summary(
            shown.map((item) => item.label),
            more,
          )}
        </span>
      ) : shown[0].option === undefined && saved.pending ? (
        <span className="gd-select__placeholder">{labels.loading}</span>
      ) : (
        !(shown[0].option === undefined && failed) && (
          <span className={clsx('gd-select__value', props.classNames?.value)}>
            <SelectedLabel config={config} item={shown[0]} gone={saved.gone} />
          </span>
        )
      )}
      {failed && !(multiple && isOpen) && (
        <span className="gd-select__creation" data-failed="">
          {labels.savedFailed}
        </span>
      )}
      {creations.list.map(({ id, text, status }) => (
        <span
          key={id}
          className={clsx('gd-select__creation', props.classNames?.creation)}
          data-pending={status === 'pending' ? '' : undefined}
          data-failed={status === 'pending' ? undefined : ''}
        >
          {creationText(labels, { text, status })}
        </span>
      ))}
    </button>
  );
}

/** A key on the closed select; true when it was the select's, and not the browser's. */
function onTriggerKey<Option>(
  event: KeyboardEvent<HTMLElement>,
  { config, elements, opening, value, clear }: SelectParts<Option>,
): boolean {
  // The open list has its own listener here: what it carried out is over.
  if (opening.isOpen || event.nativeEvent.defaultPrevented) return false;
  if (isComposing(event.nativeEvent) || !config.editable) return false;
  const command = triggerCommand(event, isBackKey(event.key, event.currentTarget));
  switch (command?.type) {
    case 'open':
      opening.open(command.at);
      return true;
    case 'held':
      // The key that chose and closed the list is still down.
      return true;
    case 'openWith':
      opening.open('selectedOrFirst', command.text);
      return true;
    case 'toTokens':
      return config.multiple && focusLastToken(elements.control.current);
    case 'remove':
      if (config.multiple) value.dispatch({ type: 'item.removeLast' });
      else if (config.clearable) clear();
      return true;
    default:
      return false;
  }
}

/** Firefox presses a button when Space is let go, whatever was done when it went down. */
function keepClosed(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') event.preventDefault();
}
