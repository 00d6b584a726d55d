import {
  dataAttributes,
  type FieldControl,
  isComposing,
  passedProps,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { KeyboardEvent } from 'react';
import { creationText } from '../creations/creations';
import type { Creations } from '../creations/use-creations';
import { isBackKey, triggerCommand } from '../list/keymap';
import type { SelectConfig, SelectElements } from '../select/select-config';
import type { SelectOpening } from '../select/use-select';
import { focusLastToken } from '../tokens/token-buttons';
import type { ShownItems } from '../tokens/use-shown-items';
import { SelectedLabel } from './selected-label';

export interface SelectTriggerProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly field: FieldControl;
  readonly elements: SelectElements;
  readonly opening: SelectOpening;
  readonly creations: Creations['list'];
  readonly name: string | undefined;
  readonly shown: ShownItems<Option>;
  readonly onRemove: () => void;
}

export function SelectTrigger<Option>(given: SelectTriggerProps<Option>) {
  const { config, field, elements, opening, shown } = given;
  const { props, labels, multiple, searchable } = config;
  const { isOpen } = opening;
  const ref = useMergedRefs(elements.trigger, props.ref);
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
        'aria-controls': isOpen ? (searchable ? elements.popupId : elements.listId) : undefined,
        'aria-required': field.required || undefined,
        'aria-readonly': field.readOnly || undefined,
        ...field.aria,
        ...(given.name !== undefined && { 'aria-label': given.name }),
        onClick: () => (isOpen ? opening.close('trigger') : opening.open('selected')),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (onTriggerKey(event, given)) event.preventDefault();
        },
        onKeyUp: keepClosed,
      })}
      disabled={field.disabled}
    >
      <TriggerValue {...given} />
      {shown.failed && !(multiple && isOpen) && (
        <span className="gd-select__creation" data-failed="">
          {labels.savedFailed}
        </span>
      )}
      {given.creations.map(({ id, text, status }) => (
        <span
          key={id}
          className={clsx('gd-select__creation', props.classNames?.creation)}
          {...dataAttributes({ pending: status === 'pending', failed: status !== 'pending' })}
        >
          {creationText(labels, { text, status })}
        </span>
      ))}
    </button>
  );
}

function TriggerValue<Option>({ config, creations, shown }: SelectTriggerProps<Option>) {
  const { props, labels, multiple } = config;
  const { items, more, failed, pending } = shown;
  const [first] = items;
  if (first === undefined) {
    return creations.length > 0 ? null : (
      <span className={clsx('gd-select__placeholder', props.classNames?.placeholder)}>
        {props.placeholder ?? labels.placeholder}
      </span>
    );
  }
  if (multiple) {
    const names = items.map(({ label }) => label);
    return <span className="gd-visually-hidden">{labels.summary(names, more)}</span>;
  }
  if (first.option === undefined && pending) {
    return <span className="gd-select__placeholder">{labels.loading}</span>;
  }
  return failed ? null : (
    <span className={clsx('gd-select__value', props.classNames?.value)}>
      <SelectedLabel config={config} item={first} />
    </span>
  );
}

function onTriggerKey<Option>(
  event: KeyboardEvent<HTMLElement>,
  { config, elements, opening, onRemove }: SelectTriggerProps<Option>,
): boolean {
  // The open list has its own listener here: what it carried out is over.
  if (opening.isOpen || event.nativeEvent.defaultPrevented) return false;
  if (isComposing(event.nativeEvent) || !config.editable) return false;
  const command = triggerCommand(event, isBackKey(event.key, event.currentTarget));
  switch (command?.type) {
    case 'open':
      opening.open(command.at);
      return true;
    case 'openWith':
      opening.open('selectedOrFirst', command.text);
      return true;
    case 'toTokens':
      return config.multiple && focusLastToken(elements.control.current);
    case 'remove':
      onRemove();
      return true;
    default:
      // The key that chose and closed the list may still be down.
      return command?.type === 'held';
  }
}

/** Firefox presses a button when Space is let go, whatever was done when it went down. */
function keepClosed(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') event.preventDefault();
}
