import { isComposing } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './open-field.types';

export interface SheetInputProps {
  readonly field: TypedField;
  readonly label: string;
  readonly placeholder: string;
  readonly classNames: OpenFieldProps['classNames'];
  readonly onDone: () => void;
}

/** Typing in a sheet, which covers the field itself (DAT-8, DAT-15). */
export function SheetInput({ field, classNames, ...props }: SheetInputProps) {
  const errorId = useId();
  const { error } = field;
  return (
    <div className="gd-date-sheet__entry">
      <div className="gd-control" data-invalid={error === '' ? undefined : ''}>
        <input
          // This input is in no form: it is a second view of a field that already is in one.
          form=""
          className={clsx('gd-control__input', classNames?.input)}
          aria-label={props.label}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : errorId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={props.placeholder}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onBlur={() => {
            // Only a wrong text settles here: one that can be the value waits for Enter, or for the end of the sheet.
            if (field.validationMessage !== '') field.settle();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            if (!field.askForRest?.() && field.settle()) props.onDone();
          }}
        />
      </div>
      {error !== '' && (
        <p id={errorId} role="alert" className={clsx('gd-date-picker__error', classNames?.error)}>
          {error}
        </p>
      )}
    </div>
  );
}
