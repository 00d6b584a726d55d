import { useIsEditable } from '@guadua/utils/internal';
import type { RefObject } from 'react';
import { type Problem, readField } from './field-state';
import {
  type AnyValueProps,
  useWidgetValue,
  type ValueKind,
  type WidgetValue,
} from './use-widget-value';

export interface TypedKind<Value, Wrong extends Problem, Format> extends ValueKind<Value, Wrong> {
  /** How texts are written now; one that was typed before is read by the format of then. */
  readonly textFormat: Format;
  readonly format: (value: Value) => string;
  /** Reads a text; of what it leaves out the value says the rest. */
  readonly read: (text: string, format: Format, value: Value | null) => Value | null;
  readonly onType?: ((text: string) => void) | undefined;
  readonly earlyText?: ((input: HTMLInputElement) => string | undefined) | undefined;
}

export interface TypedField {
  readonly element: RefObject<HTMLInputElement | null>;
  readonly hydrated: boolean;
  readonly text: string;
  readonly sent: readonly string[];
  readonly filled: boolean;
  readonly isUnknown: boolean;
  readonly validationMessage: string;
  /** The message as the person sees it: empty while they type. */
  readonly error: string;
  readonly isPending: boolean;
  /** A text that was refused would be taken now: the limits have changed. */
  readonly isNowAllowed: boolean;
  readonly type: (text: string) => void;
  readonly settle: () => boolean;
  readonly drop: () => void;
  readonly clear: () => void;
  /** Asks for what is still missing, where Enter is pressed before it is there; `false` where nothing is. */
  readonly askForRest?: (() => boolean) | undefined;
}

export interface TypedValue<Value, Wrong extends Problem, Format>
  extends WidgetValue<Value, Wrong, Format> {
  readonly field: TypedField;
  /** The value of the typed text, or the committed value while nothing is typed. */
  readonly seen: Value | null;
}

export function useTypedField<Value, Wrong extends Problem, Format>(
  props: AnyValueProps & {
    readonly disabled?: boolean | undefined;
    readonly readOnly?: boolean | undefined;
  },
  kind: TypedKind<Value, Wrong, Format>,
): TypedValue<Value, Wrong, Format> {
  const { textFormat, messageOf, shape, earlyText = changedText } = kind;
  const typed = (text: string) => ({ text, format: textFormat, isSettled: false });
  const widget = useWidgetValue<Value, Wrong, Format>(props, {
    ...kind,
    readEarly: (input) => {
      const text = earlyText(input);
      return text === undefined ? undefined : typed(text);
    },
  });
  const isEditable = useIsEditable(props);
  const { value, unreadable, violation } = widget;
  const held = shape.isoTexts(value).join();
  const inputs = {
    value,
    unreadable,
    violation,
    format: kind.format,
    read: (text: string, format: Format) => kind.read(text, format, value),
    // What the value is already was accepted before: it may be typed again, even where `force` let it in.
    judge: (read: Value) => (shape.isoTexts(read).join() === held ? violation : kind.judge(read)),
  };
  const shown = isEditable ? widget.text : null;
  const reading = readField(shown, inputs);
  const message = reading.problem ? messageOf(reading.problem) : '';
  const field: TypedField = {
    element: widget.element,
    hydrated: widget.hydrated,
    text: reading.text,
    sent: shape.isoTexts(reading.value),
    filled: value !== null || unreadable !== '',
    isUnknown: widget.isUnknown,
    validationMessage: message,
    error: reading.isProblemShown ? message : '',
    isPending: reading.isPending,
    isNowAllowed: shown?.isSettled === true && reading.problem === null,
    type: (text) => {
      // What shows the value is the value, though a format without a century could be read as another one.
      const isValue = text === (value === null ? unreadable : kind.format(value));
      widget.keepText(isValue ? null : typed(text));
      kind.onType?.(text);
    },
    settle: () => {
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
        kind.reject(now.problemValue ?? text.text, now.problem);
      }
      return false;
    },
    drop: () => widget.keepText(null),
    clear: () => widget.commit(null, 'clear'),
  };
  return { ...widget, field, seen: reading.value };
}

export function changedText(input: HTMLInputElement): string | undefined {
  return input.value === input.defaultValue ? undefined : input.value;
}
