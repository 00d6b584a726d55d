'use client';

import {
  CloseIcon,
  type Control,
  dataAttributes,
  type HeldInput,
  isElement,
  useControl,
  useCustomValidity,
  useFormReset,
  useLabels,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { inputLabelsEsCO } from '../labels/es-co-input';
import type { TextRules } from '../text-editing/text-rules';
import { type EditedText, useEditedText } from '../text-editing/use-edited-text';
import type { ChangeReason, ControlProps } from './control.types';
import type { InputSlot, NativeInputProps } from './input-props.types';
import { SentText, sendAtOnce } from './sent-text';

/** What a caller may give any text field; each widget passes it on unchanged. */
export interface TextFieldProps extends ControlProps, NativeInputProps {
  prefix?: ReactNode;
  suffix?: ReactNode;
  clearable?: boolean | undefined;
  classNames?: Partial<Record<InputSlot, string>> | undefined;
}

/** What a widget makes of a text field. */
export interface TextFieldOptions {
  /** Class of the widget. */
  className: string;
  /** The text that the value shows as. */
  text: string;
  rules: TextRules | undefined;
  /** Called with each text that a person's edit leads to, in shape. */
  onText: (text: string, reason: ChangeReason) => void;
  onClear: () => void;
  onReset: () => void;
  /** What `FormData` carries under the name for a shown text, where that is not the text. */
  submits?: ((shown: string) => string) | undefined;
  /**
   * With `submits`, what keeps a form from sending an old value before the scripts come; handed in so that
   * only fields with another text carry it.
   */
  Input?: typeof HeldInput | undefined;
  /** Why the browser should not submit the form. */
  error?: string | undefined;
}

/** A text field that is ready to be shown by `TextField`. */
export interface TextFieldState {
  props: TextFieldProps;
  options: TextFieldOptions;
  input: RefObject<HTMLInputElement | null>;
  /** What sends the text where it is not the one shown. */
  sent: RefObject<HTMLInputElement | null>;
  control: Control;
  edited: EditedText;
  /** To be called before the widget changes its value for a person by other means than the text. */
  expectChange: () => void;
}

/** What text, mask, number and NIT inputs have in common, apart from their looks. */
export function useTextField(props: TextFieldProps, options: TextFieldOptions): TextFieldState {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const { text, rules, onText, onReset, submits, error = '' } = options;
  const control = useControl(props, { filled: text !== '' });
  const edited = useEditedText({
    input,
    text,
    rules,
    onText: (next, reason) => {
      control.report({ dirty: true });
      onText(next, reason);
    },
    sendAtOnce: submits && ((shown) => sendAtOnce(sent, submits(shown))),
    onRefused: () => control.report({ refused: true }),
  });
  const { expectChange } = edited;
  useFormReset(input, () => {
    expectChange();
    onReset();
  });
  useCustomValidity(() => input.current, error);
  return { props, options, input, sent, control, edited, expectChange };
}

/** Props of `TextField`. */
export interface TextFieldViewProps {
  field: TextFieldState;
  /** Attributes of the input that the widget decides. */
  inputProps?: Omit<ComponentProps<'input'>, 'value'> | undefined;
  /** What stands between the input and its buttons. */
  children?: ReactNode;
}

/** The frame with the input, and what stands before and after it. */
export function TextField({ field, inputProps, children }: TextFieldViewProps) {
  const { props, options, input, sent, control, edited } = field;
  const {
    prefix,
    suffix,
    clearable,
    name,
    form,
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
  const labels = useLabels('forms', inputLabelsEsCO, ownLabels);
  const mergedRef = useMergedRefs(input, ref);
  const { submits, Input } = options;
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!isElement(target) || target.closest('input, button, a, select')) return;
    if (event.button !== 0) return;
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
    ...edited.props,
    ...inputProps,
    ref: mergedRef,
    id: control.id,
    name: submits === undefined ? name : undefined,
    form,
    className: clsx('gd-control__input', classNames?.input),
    disabled: control.disabled,
    readOnly: control.readOnly,
    required: control.required,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press means the input inside of it
    <div
      className={clsx('gd-control', options.className, classNames?.root, className)}
      style={style}
      // Not `pointerdown`: a finger that scrolls the page would bring up the keyboard.
      onMouseDown={focusInput}
      {...control.handlers}
      {...dataAttributes(control.state)}
    >
      {affix(prefix)}
      {Input ? (
        <Input
          {...attributes}
          untilLoaded={submits && name !== undefined ? labels.untilLoaded : undefined}
        />
      ) : (
        <input {...attributes} />
      )}
      {children}
      {clearable && options.text !== '' && !control.disabled && !control.readOnly && (
        <button
          type="button"
          className="gd-icon-button"
          tabIndex={-1}
          aria-label={labels.clear}
          onClick={() => {
            control.report({ dirty: true });
            field.expectChange();
            options.onClear();
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      {affix(suffix)}
      {submits !== undefined && (
        <SentText
          name={name}
          form={form}
          value={submits(edited.shown)}
          problem={options.error}
          control={control}
          input={input}
          ref={sent}
        />
      )}
    </div>
  );
}
