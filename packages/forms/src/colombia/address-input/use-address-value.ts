import { type FieldControl, useControlValue } from '@guadua/utils/internal';
import type { RefObject } from 'react';
import { asText } from '../../shared/as-text';
import type { ChangeDetails, TextChangeReason } from '../../shared/control.types';
import { addressFields, addressValue, EMPTY_ADDRESS } from '../address/address';
import type { AddressParts } from '../address/address.types';
import type { AddressInputProps } from './address-input.types';
import { type AddressPart, NUMBERS, PARTS, sameLetters } from './address-state';
import { useAddressHistory } from './use-address-history';

export interface AddressInputs {
  readonly via: RefObject<HTMLInputElement | null>;
  readonly numbers: RefObject<Partial<Record<AddressPart, HTMLInputElement | null>>>;
}

export interface AddressValueOptions
  extends Pick<
    AddressInputProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'onPartsChange'
  > {
  report: FieldControl['report'];
  onReset: () => void;
}

export function useAddressValue(
  inputs: AddressInputs,
  { name, value, defaultValue, onReset, onChange, onPartsChange, report }: AddressValueOptions,
) {
  const address = useControlValue<string | null, string | null, AddressParts, ChangeDetails>({
    name,
    value,
    defaultValue,
    element: inputs.via,
    read: (given) => asText(given) || null,
    isSame: sameLetters,
    onChange: onChange && ((next, { reason }) => onChange(next, { reason, parts: now() })),
    onReset(first) {
      const next = fieldsOf(first);
      history.note(next);
      onReset();
      onPartsChange?.(next);
      address.set(first, { reason: 'reset' });
    },
    readEarly() {
      const edited = PARTS.flatMap((part) => {
        const element = part === 'via' ? inputs.via.current : inputs.numbers.current[part];
        return element && element.value !== element.defaultValue ? [[part, element.value]] : [];
      });
      if (edited.length === 0) return undefined;
      const typed: AddressParts = { ...parts, ...Object.fromEntries(edited) };
      const isAlone = NUMBERS.every((part) => typed[part] === '');
      const next = isAlone ? addressFields(typed.via) : typed;
      return { value: addressValue(next), draft: draftOf(next) };
    },
  });
  const parts = address.draft ?? fieldsOf(address.value);
  const now = () => {
    const latest = address.latest();
    return latest.draft ?? fieldsOf(latest.value);
  };
  const history = useAddressHistory(parts, address.record);
  return {
    parts,
    now,
    valueNow: address.now,
    history,
    /** Changes the parts for a person; `isStep: false` while they are being composed. */
    change(next: AddressParts, reason: TextChangeReason, isStep = true) {
      report({ dirty: true });
      if (isStep && reason !== 'undo' && reason !== 'redo') history.note(next);
      onPartsChange?.(next);
      address.set(addressValue(next), { reason }, draftOf(next));
    },
    settle: () => address.set(address.now(), { reason: 'type' }),
  };
}

function fieldsOf(value: string | null): AddressParts {
  return value === null ? EMPTY_ADDRESS : addressFields(value);
}

/** Half an address, or another spelling than the caller's, until the field is left. */
function draftOf(parts: AddressParts): AddressParts | null {
  return PARTS.every((part) => parts[part] === '') ? null : parts;
}
