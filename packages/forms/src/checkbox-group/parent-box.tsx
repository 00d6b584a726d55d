'use client';

import { useHydrated } from '@guadua/utils/internal';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChoiceOptionView, type ChoiceOptionViewProps } from '../choice/choice-option-view';

interface ParentBoxProps
  extends Pick<ChoiceOptionViewProps, 'textId' | 'invalid' | 'disabled' | 'classNames'> {
  label: ReactNode;
  summary: 'all' | 'some' | 'none';
  onToggle: () => void;
}

/** Disabled until the scripts come: it sends nothing, and without them it would tick nothing (TXC-6). */
export function ParentBox({ label, summary, onToggle, disabled, ...props }: ParentBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    // HTML has no attribute for `indeterminate`, so React can't set it, and a press takes it away.
    if (box.current) box.current.indeterminate = summary === 'some';
  });
  return (
    <ChoiceOptionView
      {...props}
      ref={box}
      disabled={disabled || !isHydrated}
      kind="checkbox"
      option={{ label }}
      indeterminate={summary === 'some'}
      checked={summary === 'all'}
      onChange={(event) => {
        // A press that changes nothing causes no render that would bring the dash back.
        event.currentTarget.indeterminate = summary === 'some';
        onToggle();
      }}
    />
  );
}
