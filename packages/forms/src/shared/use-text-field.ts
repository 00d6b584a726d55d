import {
  type Control,
  type ControlValue,
  useControl,
  useControlValue,
  useCustomValidity,
} from '@guadua/utils/internal';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { ClearLabels } from '../labels/forms-labels.types';
import { earlyText } from '../text-editing/early-text';
import type { TextEdit } from '../text-editing/ruled-edit';
import type { TextElement } from '../text-editing/text-element';
import { type EditedTextProps, useEditedText } from '../text-editing/use-edited-text';
import type { ChangeDetails, ControlProps, TextChangeReason } from './control.types';
import type { NativeInputProps, TextFrameProps } from './input-props.types';

export interface TextFieldProps extends ControlProps, NativeInputProps, TextFrameProps {
  labels?: Partial<ClearLabels> | undefined;
}

export interface TextFieldOptions<Given, Value, Element extends TextElement = HTMLInputElement> {
  className: string;
  value: Given | undefined;
  defaultValue: Given | undefined;
  read: (given: Given | Value | undefined) => Value;
  isSame?: ((one: Value, other: Value) => boolean) | undefined;
  onChange: ((value: Value, reason: TextChangeReason, text: string) => void) | undefined;
  show: (value: Value) => string;
  toValue: (text: string) => Value;
  /** What else decides how a value is written, where it can't say all of a text (`1,` for 1): locale or mask. */
  shape?: string | undefined;
  edit: TextEdit;
  hasRules?: boolean;
  problemOf?: ((value: Value, text: string) => string) | undefined;
  onReset?: (() => void) | undefined;
  /** Called before what was written before hydration is read. */
  onEarly?: ((element: Element) => void) | undefined;
}

/** What is being written, where the value can't say it: `1,` for 1. */
interface TextDraft {
  readonly text: string;
  readonly shape: string;
}

export interface TextFieldState<
  Value = unknown,
  Element extends TextElement = HTMLInputElement,
  Props = TextFieldProps,
> {
  props: Props;
  className: string;
  input: RefObject<Element | null>;
  /** The input gets this ref too, so that the browser knows why it can't be sent. */
  validated: ReturnType<typeof useCustomValidity>;
  control: Control;
  name: string | undefined;
  value: Value;
  text: string;
  problem: string;
  /** What sends something else than the input: the input itself has no name then. */
  sent?: ReactNode;
  edited: EditedTextProps;
  now: () => Value;
  set: (value: Value, reason: TextChangeReason) => void;
  write: (text: string, reason: TextChangeReason) => void;
}

export function useTextField<
  Given,
  Value,
  Element extends TextElement = HTMLInputElement,
  Props extends ControlProps = TextFieldProps,
>(
  props: Props,
  options: TextFieldOptions<Given, Value, Element>,
): TextFieldState<Value, Element, Props> {
  const { onChange, show, toValue, shape, edit, hasRules = false, problemOf } = options;
  const input = useRef<Element>(null);
  const value: ControlValue<Value, TextDraft, ChangeDetails> = useControlValue<
    Given,
    Value,
    TextDraft,
    ChangeDetails
  >({
    name: props.name,
    element: input,
    value: options.value,
    defaultValue: options.defaultValue,
    read: options.read,
    isSame: options.isSame,
    onChange: onChange && ((next, { reason }) => onChange(next, reason, textNow())),
    onReset(first) {
      edited.noteStep();
      set(first, 'reset');
      options.onReset?.();
    },
    readEarly() {
      if (input.current) options.onEarly?.(input.current);
      const early = earlyText(input.current, text, edit);
      return early === null
        ? undefined
        : { value: toValue(early), draft: draftOf(toValue(early), early) };
    },
  });
  const textOf = ({ value: of, draft }: Pick<typeof value, 'value' | 'draft'>) =>
    draft !== null && draft.shape === shape ? draft.text : show(of);
  const textNow = () => textOf(value.latest());
  // A text that the value shows anyway is not kept, and neither is a blank one.
  const draftOf = (of: Value, written: string) =>
    shape === undefined || written.trim() === '' || written === show(of)
      ? null
      : { text: written, shape };
  const put = (next: Value, reason: TextChangeReason, written: string) =>
    value.set(next, { reason }, draftOf(next, written));
  const set = (next: Value, reason: TextChangeReason) => put(next, reason, show(next));
  const write = (next: string, reason: TextChangeReason) => put(toValue(next), reason, next);

  const text = textOf(value);
  const control = useControl(props, { filled: text !== '' });
  const edited = useEditedText({
    input,
    text,
    record: value.record,
    edit,
    hasRules,
    onText(next, reason) {
      control.report({ dirty: true });
      write(next, reason);
    },
    onRefused: () => control.report({ refused: true }),
  });
  const problem = problemOf?.(value.value, text) ?? '';
  const validated = useCustomValidity(problem);
  return {
    props,
    className: options.className,
    input,
    validated,
    control,
    name: value.name,
    value: value.value,
    text,
    problem,
    edited: edited.props,
    now: value.now,
    set,
    write,
  };
}
