'use client';

import {
  dataAttributes,
  FieldContext,
  isElement,
  useControl,
  useCustomValidity,
  useHydrated,
  useLabels,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useId,
  useState,
} from 'react';
import { elementProps } from '../../shared/element-props';
import { SentText } from '../../shared/sent-text';
import { addressValue, isRawAddress } from '../address/address';
import { isVia } from '../address/via';
import { addressLabelsEsCO } from '../labels/es-co';
import type { AddressInputProps } from './address-input.types';
import { type AddressPart, exceededLimit, isOpen, mostCharacters, NUMBERS } from './address-state';
import { useAddressInput } from './use-address-input';
import { ViaList } from './via-list';

const LABELS = { address1: 'number', address2: 'crossing', address3: 'plate' } as const;
const MARKS: Partial<Record<AddressPart, string>> = { address2: '#', address3: '-' };

/**
 * Una dirección colombiana en cuatro partes que se llenan como un solo campo: vía, número, cruce y placa. La que se
 * pega, o se da como valor, se separa aunque esté abreviada.
 * @example <AddressInput value={address} onChange={setAddress} />
 */
export function AddressInput({
  onPartsChange,
  open,
  defaultOpen,
  onOpenChange,
  container,
  className,
  classNames,
  style,
  labels: ownLabels,
  ref,
  ...props
}: AddressInputProps) {
  const labels = useLabels('forms', addressLabelsEsCO, ownLabels, 'address');
  const listId = useId();
  const isFieldReadOnly = useContext(FieldContext)?.readOnly ?? false;
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const hydrated = useHydrated();
  const address = useAddressInput({
    ...props,
    root,
    report: (change) => control.report(change),
    onPartsChange,
    open,
    defaultOpen,
    onOpenChange,
    readOnly: props.readOnly ?? isFieldReadOnly,
  });
  const { parts, list } = address;
  const control = useControl(props, {
    filled: Object.values(parts).some((part) => part !== ''),
    labelled: 'id',
    onLeave: address.onLeave,
  });
  const { form } = props;
  const viaRef = useMergedRefs(address.via, ref);
  const value = addressValue(parts);
  const started = value === null && Object.values(parts).some((part) => part.trim() !== '');
  const exceeded = exceededLimit(parts);
  const wrong = exceeded === null ? labels.incomplete : labels.tooLong(exceeded);
  const problem = started ? wrong : '';
  // What is partly written stops the browser's own submission too (CMP-3).
  const validated = useCustomValidity(problem);
  const ghost = ghostOf(parts.via, list.open ? list.options[list.highlighted] : undefined);
  const shared = (part: AddressPart) => ({
    className: clsx('gd-control__input', `gd-address-input__${part}`, classNames?.input),
    value: parts[part],
    // Until the scripts come, what is seen is what a form sends, part by part.
    name: hydrated || !isOpen(parts, part) ? undefined : control.name,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => address.onPaste(part, event),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => address.onKeyDown(part, event),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      address.onText(part, event.currentTarget.value, event.nativeEvent),
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    form,
    disabled: control.disabled,
    readOnly: control.readOnly,
    // `false` is written out: without it Chromium reports a field as invalid from the first letter on.
    'aria-invalid': control.aria['aria-invalid'] ?? (started ? false : undefined),
    'aria-errormessage': control.aria['aria-errormessage'],
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box in every browser
    <div
      {...elementProps(props)}
      aria-label={control.aria['aria-label']}
      aria-labelledby={control.aria['aria-labelledby']}
      aria-describedby={control.aria['aria-describedby']}
      ref={setRoot}
      role="group"
      // Not `pointerdown`: a finger that scrolls the page would bring up the keyboard.
      onMouseDown={(event) => {
        if (control.disabled || !isFramePress(event)) return;
        event.preventDefault();
        address.focusNext();
      }}
      className={clsx('gd-control', 'gd-address-input', classNames?.root, className)}
      style={style}
      onCompositionStart={address.onCompositionStart}
      {...control.handlers}
      {...dataAttributes({ ...control.state, open: list.open, raw: isRawAddress(parts) })}
    >
      <span className="gd-address-input__size" data-text={parts.via + ghost || labels.via}>
        <input
          {...shared('via')}
          ref={viaRef}
          id={control.id}
          role="combobox"
          aria-label={labels.via}
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={list.open ? listId : undefined}
          aria-activedescendant={list.open ? `${listId}-${list.highlighted}` : undefined}
          placeholder={labels.via}
          maxLength={mostCharacters('via')}
          size={1}
          required={control.required}
          onFocus={() => list.openList('focus')}
          onClick={() => list.openList('trigger')}
          onBlur={address.onViaBlur}
        />
        <Ghost typed={parts.via} rest={ghost} />
      </span>
      {NUMBERS.map((part) => (
        <span
          key={part}
          className="gd-address-input__part"
          data-open={isOpen(parts, part) || undefined}
        >
          {MARKS[part] && (
            <span className="gd-control__affix" aria-hidden="true">
              {MARKS[part]}
            </span>
          )}
          <span className="gd-address-input__size" data-text={parts[part]}>
            <input
              {...shared(part)}
              ref={(element) => {
                address.numbers.current[part] = element;
                if (part === 'address1') validated(element);
              }}
              type="text"
              aria-label={labels[LABELS[part]]}
              maxLength={mostCharacters(part)}
              size={1}
              tabIndex={isOpen(parts, part) ? undefined : -1}
              required={part === 'address1' && control.required && isVia(parts.via)}
            />
          </span>
        </span>
      ))}
      {list.open && root && (
        <ViaList
          anchor={root}
          container={container}
          id={listId}
          label={labels.vias}
          list={list}
          chosen={parts.via}
          classNames={classNames}
        />
      )}
      <SentText
        name={hydrated ? control.name : undefined}
        form={form}
        value={value}
        problem={problem}
        control={control}
        input={address.via}
      />
    </div>
  );
}

function ghostOf(typed: string, option: string | undefined): string {
  if (option === undefined || typed === '' || typed === option) return '';
  const same = option.slice(0, typed.length).toLowerCase() === typed.toLowerCase();
  return same ? option.slice(typed.length) : '';
}

/** A press beside the parts and the list; one on a part that can't be entered yet is beside them too. */
function isFramePress({ target, button }: MouseEvent): boolean {
  return (
    button === 0 &&
    isElement(target) &&
    !target.closest('input:not([tabindex="-1"]), [role="listbox"]')
  );
}

function Ghost({ typed, rest }: { typed: string; rest: string }) {
  return rest === '' ? null : (
    <span className="gd-address-input__ghost" aria-hidden="true">
      <span>{typed}</span>
      <span>{rest}</span>
    </span>
  );
}
