import { useErrorLabels } from '../../field/error-words';
import type { ValidationErrors } from '../../field/field.types';
import { nativeMessage } from '../../field/field-state';
import type { FieldMessages } from '../../labels/forms-labels.types';
import type { ChangeDetails } from '../../shared/control.types';
import { PLAIN_TEXT } from '../../shared/plain-text';
import { useRuledField } from '../../shared/use-ruled-field';
import type { TextFieldState } from '../../shared/use-text-field';
import type { PlainFieldOwnProps } from './plain-field.types';
import { type PlainTextShape, plainTextRules, shownText } from './plain-text-rules';

interface PlainFieldOptions {
  className: string;
  shape: PlainTextShape;
  /** The messages of its errors that carry none themselves. */
  messages?: FieldMessages;
  toValue: (text: string) => string;
  verify: (value: string) => ValidationErrors;
  onChange: ((value: string, details: ChangeDetails) => void) | undefined;
}

export function usePlainField(
  { value, defaultValue, ...props }: PlainFieldOwnProps,
  { className, shape, messages, toValue, verify, onChange }: PlainFieldOptions,
): TextFieldState<string> {
  const own = useErrorLabels(props.labels);
  return useRuledField<string | null, string>(props, {
    className,
    value,
    defaultValue,
    read: PLAIN_TEXT.read,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
    show: (of) => shownText(shape, of),
    toValue,
    rules: plainTextRules(shape),
    submits: (_, text) => toValue(text),
    problemOf: (of) => nativeMessage(verify(of), { ...messages, ...own }),
  });
}
