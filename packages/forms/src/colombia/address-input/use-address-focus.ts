'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useState } from 'react';
import type { AddressParts } from '../address/address.types';
import { type AddressPart, isOpen, PARTS } from './address-state';
import type { AddressInputs } from './use-address-value';

export function useAddressFocus({ via, numbers }: AddressInputs, parts: AddressParts) {
  const focusPart = useLatestCallback((part: AddressPart) => {
    const element = part === 'via' ? via.current : numbers.current[part];
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  });
  const [wanted, setWanted] = useState<AddressPart | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    focusPart(wanted);
  }, [wanted, focusPart]);
  return {
    focusPart,
    goTo: setWanted,
    focusNext: () => focusPart(PARTS.findLast((part) => isOpen(parts, part)) ?? 'via'),
  };
}
