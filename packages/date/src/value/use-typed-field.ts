'use client';

import { useIsEditable } from '@guadua/utils/internal';
import { type FieldInputs, type Problem, readField, type Unreadable } from './field-state';
import type { WidgetValue } from './use-widget-value';

export interface TypedFieldOptions<Value, Wrong extends Problem, Format>
  extends Omit<FieldInputs<Value, Wrong, Format>, 'value' | 'unreadable'> {
  readonly widget: WidgetValue<Value, Format, 'type' | 'clear'>;
  readonly props: {
    readonly disabled?: boolean | undefined;
    readonly readOnly?: boolean | undefined;
  };
  readonly textFormat: Format;
  readonly onRead?: ((value: Value) => void) | undefined;
  readonly messageOf: (problem: Wrong | Unreadable) => string;
  readonly onRefused: (text: string, value: Value | null, problem: Wrong | Unreadable) => void;
}

export interface TypedField {
  readonly text: string;
  readonly sent: readonly string[];
  readonly validationMessage: string;
  /** The message as the person sees it: empty while they type. */
  readonly error: string;
  readonly isPending: boolean;
  /** A text that was refused would be taken now: the limits have changed. */
  readonly isNowAllowed: boolean;
  readonly type: (text: string) => void;
  readonly settle: () => boolean;
  readonly drop: () => void;
  /** Asks for what is still missing, where Enter is pressed before it is there; `false` where nothing is. */
  readonly askForRest?: (() => boolean) | undefined;
}

export function useTypedField<Value, Wrong extends Problem, Format>(
  options: TypedFieldOptions<Value, Wrong, Format>,
): {
  field: TypedField;
  sent: Value | null;
  typedFormat: Format;
} {
  const { widget, textFormat, messageOf } = options;
  const isEditable = useIsEditable(options.props);
  const { value, unreadable } = widget;
  const inputs = { ...options, value, unreadable };
  const shown = isEditable ? widget.text : null;
  const reading = readField(shown, inputs);
  const message = reading.problem ? messageOf(reading.problem) : '';
  const settle = (): boolean => {
    // A press outside and the focus that leaves with it come before the next render.
    const text = isEditable ? widget.latestText() : null;
    const now = readField(text, inputs);
    if (!text) return now.problem === null;
    if (now.problem === null) {
      widget.commit(now.value, now.value === null ? 'clear' : 'type');
      return true;
    }
    if (!text.isSettled) {
      widget.keepText({ ...text, isSettled: true });
      options.onRefused(text.text, now.problemValue, now.problem);
    }
    return false;
  };
  const field: TypedField = {
    text: reading.text,
    sent: widget.isoTexts(reading.value),
    validationMessage: message,
    error: reading.isProblemShown ? message : '',
    isPending: reading.isPending,
    isNowAllowed: shown?.isSettled === true && reading.problem === null,
    type: (text) => {
      // What shows the value is the value, though a format without a century could be read as another one.
      const isValue = text === (value === null ? unreadable : options.format(value));
      widget.keepText(isValue ? null : { text, format: textFormat, isSettled: false });
      const read = options.onRead ? options.read(text, textFormat) : null;
      if (read !== null) options.onRead?.(read);
    },
    settle,
    drop: () => widget.keepText(null),
  };
  return {
    field,
    sent: reading.value,
    typedFormat: shown?.format ?? textFormat,
  };
}
