import { useHydrated } from '@guadua/utils/internal';
import type { ReactNode } from 'react';
import { ChoiceOptionView, type ChoiceOptionViewProps } from '../choice/choice-option-view';

interface ParentBoxProps
  extends Pick<ChoiceOptionViewProps, 'textId' | 'invalid' | 'disabled' | 'classNames'> {
  label: ReactNode;
  summary: 'all' | 'some' | 'none';
  onToggle: () => void;
}

/** A box for all the others. Until hydration it is disabled, since a click would tick no other box (TXC-6). */
export function ParentBox({ label, summary, onToggle, disabled, ...props }: ParentBoxProps) {
  const isHydrated = useHydrated();
  const isMixed = summary === 'some';
  return (
    <ChoiceOptionView
      {...props}
      ref={(box) => {
        // HTML has no attribute for `indeterminate`, so React can't set it, and a press takes it away.
        if (box) box.indeterminate = isMixed;
      }}
      disabled={disabled || !isHydrated}
      kind="checkbox"
      option={{ label }}
      indeterminate={isMixed}
      checked={summary === 'all'}
      onChange={(event) => {
        // A press that changes nothing causes no render that would bring the dash back.
        event.currentTarget.indeterminate = isMixed;
        onToggle();
      }}
    />
  );
}
