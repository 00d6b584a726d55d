import { dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import type { ChoiceOption, RadioGroupProps } from './choice.types';

export interface ChoiceOptionViewProps extends ComponentProps<'input'> {
  kind: 'radio' | 'checkbox';
  option: Omit<ChoiceOption, 'value'>;
  /** Id of its text; that of its description follows from it. */
  textId: string;
  invalid: boolean;
  indeterminate?: boolean | undefined;
  classNames: RadioGroupProps['classNames'];
}

export function ChoiceOptionView({
  kind,
  option,
  textId,
  invalid,
  indeterminate = false,
  classNames,
  ...input
}: ChoiceOptionViewProps) {
  const { checked = false, disabled = false } = input;
  const moreId = option.description === undefined ? undefined : `${textId}-more`;
  return (
    <label
      className={clsx('gd-toggle', classNames?.option)}
      {...dataAttributes({ kind, checked, indeterminate, disabled, invalid })}
    >
      <input
        {...input}
        type={kind}
        // An option is named by its own text alone: a label round it names the whole group.
        aria-labelledby={textId}
        aria-describedby={moreId}
        className={clsx('gd-toggle__input', classNames?.input)}
      />
      <span className={clsx('gd-toggle__label', classNames?.label)}>
        <span id={textId}>{option.label}</span>
        {moreId && (
          <span id={moreId} className="gd-toggle__description">
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
