'use client';

import { useControllableValue } from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import type { LooseSelectProps } from './select-props';

/** Why the list opens: where its active option is, and what was typed on the trigger. */
export interface OpenIntent {
  readonly at: 'selected' | 'selectedOrFirst' | 'selectedOrLast';
  readonly text: string;
}

/** Whether the list is open. */
export interface OpenState {
  readonly isOpen: boolean;
  /** `null` when a prop opened it. */
  readonly intent: OpenIntent | null;
  readonly open: (intent: OpenIntent) => void;
  readonly close: () => void;
}

/** The open state, kept by the caller (`open`) or by the select (SEL-17). */
export function useOpenState<Option>(
  props: Pick<
    LooseSelectProps<Option>,
    'open' | 'defaultOpen' | 'onOpen' | 'onClose' | 'onOpenChange'
  >,
  editable: boolean,
): OpenState {
  const [intent, setIntent] = useState<OpenIntent | null>(null);
  const [wanted, setWanted] = useControllableValue<boolean, undefined>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onChange: (next) => {
      props.onOpenChange?.(next);
      if (next) props.onOpen?.();
      else props.onClose?.();
    },
  });
  const isOpen = wanted && editable;
  // A list that closes because the select can't be changed doesn't open by itself when it can again.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && wanted && !editable) setWanted(false, undefined);
    wasOpen.current = isOpen;
  });
  // What happens twice in one event is reported once.
  const asked = useRef<boolean>(undefined);
  function ask(next: boolean, why: OpenIntent | null): void {
    setIntent(why);
    if (wanted === next || asked.current === next) return;
    asked.current = next;
    queueMicrotask(() => {
      asked.current = undefined;
    });
    setWanted(next, undefined);
  }
  return {
    isOpen,
    intent,
    open(next) {
      if (!isOpen && editable) ask(true, next);
    },
    close: () => ask(false, null),
  };
}
