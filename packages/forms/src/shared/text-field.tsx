import {
  CloseIcon,
  dataAttributes,
  isElement,
  useLabels,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { clearLabelsEsCO } from '../labels/es-co';
import type { TextFieldState } from './use-text-field';

interface TextFieldViewProps {
  field: Omit<TextFieldState<never>, 'value' | 'now' | 'set'>;
  inputProps?: Omit<ComponentProps<'input'>, 'value'> | undefined;
  children?: ReactNode;
}

export function TextField({ field, inputProps, children }: TextFieldViewProps) {
  const { props, input, control } = field;
  const {
    prefix,
    suffix,
    clearable,
    className,
    classNames,
    style,
    labels: ownLabels,
    invalid: _invalid,
    onFocus: _onFocus,
    onBlur: _onBlur,
    ref,
    ...native
  } = props;
  const labels = useLabels('forms', clearLabelsEsCO, ownLabels, 'text');
  const mergedRef = useMergedRefs(input, field.validated, ref);
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    const { target, button } = event;
    if (button !== 0 || !isElement(target) || target.closest('input, button, a, select')) return;
    event.preventDefault();
    input.current?.focus();
  };
  const affix = (content: ReactNode) =>
    content !== undefined &&
    content !== null && (
      <span className={clsx('gd-control__affix', classNames?.affix)}>{content}</span>
    );
  const attributes = {
    ...native,
    ...control.aria,
    // The value is always written out: Chromium would call an unfinished text invalid from the first letter on.
    'aria-invalid': control.aria['aria-invalid'] ?? (field.problem ? false : undefined),
    ...field.edited,
    name: field.sent ? undefined : field.name,
    ...inputProps,
    ref: mergedRef,
    id: control.id,
    className: clsx('gd-control__input', classNames?.input),
    disabled: control.disabled,
    readOnly: control.readOnly,
    required: control.required,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press means the input inside of it
    <div
      className={clsx('gd-control', field.className, classNames?.root, className)}
      style={style}
      // Not `pointerdown`: a finger that scrolls the page would bring up the keyboard.
      onMouseDown={focusInput}
      {...control.handlers}
      {...dataAttributes(control.state)}
    >
      {affix(prefix)}
      <input {...attributes} />
      {children}
      {field.sent}
      {clearable && field.text !== '' && !control.disabled && !control.readOnly && (
        <button
          type="button"
          className="gd-icon-button"
          tabIndex={-1}
          aria-label={labels.clear}
          onClick={() => {
            control.report({ dirty: true });
            field.write('', 'clear');
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      {affix(suffix)}
    </div>
  );
}
