import { dataAttributes, FormValue, joinIds, passedProps } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { FieldPopup } from './field-popup';
import type { PickerFieldProps, SharedInputProps } from './picker-field.types';
import { type PickerState, usePickerField } from './use-picker-field';

export function PickerField(given: PickerFieldProps) {
  const { props, field, inputs } = given;
  const picker = usePickerField(given);
  const { control, shown, usable, error, isHeld } = picker;
  const { name, disabled } = control;
  const { classNames, clearable = true } = props;
  const hasText = field.text !== '';
  const state = dataAttributes({
    open: shown,
    disabled,
    readonly: control.readOnly,
    invalid: picker.invalid,
    focused: control.focused,
    empty: !hasText,
  });
  const shared = inputProps(given, picker);
  return (
    <div
      {...state}
      {...control.handlers}
      ref={picker.root}
      className={clsx('gd-date-picker', classNames?.root, props.className)}
      style={props.style}
    >
      <div className="gd-control gd-date-picker__control" {...state} {...picker.frame}>
        {inputs?.render({ shared, ref: picker.ref, control, field }) ?? (
          <input
            {...control.aria}
            {...shared}
            ref={picker.ref}
            id={control.id}
            name={field.hydrated ? undefined : name}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
          />
        )}
        {clearable && usable && hasText && (
          <button
            type="button"
            className={clsx('gd-icon-button gd-date-picker__clear', classNames?.clear)}
            aria-label={given.clearLabel}
            // The keyboard empties the text: after a date, Tab goes on.
            tabIndex={-1}
            onClick={picker.onClear}
          />
        )}
        <button
          type="button"
          className={clsx('gd-icon-button gd-date-picker__button', classNames?.button)}
          data-icon={given.icon}
          aria-label={given.popupLabel + (given.valueText && `, ${given.valueText}`)}
          aria-haspopup="dialog"
          aria-expanded={shown}
          disabled={!usable}
          onClick={(event) =>
            shown ? picker.close('trigger') : picker.openPopup(event.currentTarget, true)
          }
        />
        {(isHeld || (field.hydrated && (name !== undefined || control.required))) && (
          <FormValue
            // Inputs of the widget's own have names of their own.
            name={inputs ? undefined : name}
            form={props.form}
            value={field.sent}
            // The input itself says what is wrong.
            required={(control.required && field.validationMessage === '') || isHeld}
            // A read-only input is never invalid, though what it shows can't be sent.
            validationMessage={
              control.readOnly && field.sent.length === 0 ? field.validationMessage : ''
            }
            disabled={disabled}
            onFocusRequest={() => field.element.current?.focus()}
          />
        )}
      </div>
      {error !== '' && (
        <p
          id={picker.errorId}
          role="alert"
          className={clsx('gd-date-picker__error', classNames?.error)}
        >
          {error}
        </p>
      )}
      {shown && <FieldPopup given={given} picker={picker} />}
    </div>
  );
}

function inputProps(
  { props, field, placeholder }: PickerFieldProps,
  picker: PickerState,
): SharedInputProps {
  const { control, shown } = picker;
  const { disabled, required } = control;
  return passedProps<SharedInputProps>(props, {
    role: 'combobox',
    type: 'text',
    form: props.form,
    className: clsx('gd-control__input', props.classNames?.input),
    autoComplete: props.autoComplete ?? 'off',
    spellCheck: false,
    'aria-haspopup': 'dialog',
    'aria-expanded': shown,
    'aria-controls': shown ? picker.popupId : undefined,
    'aria-invalid': picker.invalid || undefined,
    'aria-required': required || undefined,
    'aria-describedby': joinIds(control.aria['aria-describedby'], picker.error && picker.errorId),
    placeholder,
    disabled,
    readOnly: control.readOnly,
    // Before hydration the form sends the visible text (TXC-6).
    required: !field.hydrated && !picker.isHeld && required,
    onFocus: picker.onFocus,
    onBlur: picker.onBlur,
    onKeyDown: picker.onKeyDown,
    onPointerDown: (event) => {
      // A tap opens the sheet, which has a text field: the keyboard would only cover it.
      const opensSheet = event.pointerType === 'touch' && picker.isSheet();
      event.currentTarget.inputMode = opensSheet ? 'none' : '';
    },
    onClick: (event) => picker.openPopup(event.currentTarget, false),
  });
}
