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
    // Only a property, which a press takes away: HTML has no attribute for it.
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
        // Where nothing changes, no render brings the dash back.
        event.currentTarget.indeterminate = summary === 'some';
        onToggle();
      }}
    />
  );
}
