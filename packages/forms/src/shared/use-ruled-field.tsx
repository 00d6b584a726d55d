import { useHydrated } from '@guadua/utils/internal';
import { ruledEdit } from '../text-editing/ruled-edit';
import type { TextRules } from '../text-editing/text-rules';
import { SentText } from './sent-text';
import {
  type TextFieldOptions,
  type TextFieldProps,
  type TextFieldState,
  useTextField,
} from './use-text-field';

interface RuledFieldOptions<Given, Value>
  extends Omit<TextFieldOptions<Given, Value>, 'edit' | 'hasRules'> {
  rules: TextRules;
  /** What `FormData` carries under the name, where that is not the text. */
  submits?: ((value: Value, text: string) => string) | undefined;
}

export function useRuledField<Given, Value>(
  props: TextFieldProps,
  { rules, submits, ...options }: RuledFieldOptions<Given, Value>,
): TextFieldState<Value> {
  const edit = ruledEdit.bind(null, rules);
  const field = useTextField(props, { ...options, edit, hasRules: true });
  // Until hydration the form sends the visible text (TXC-6).
  if (!useHydrated() || !submits) return field;
  const { name, problem, control, input } = field;
  const sent = (
    <SentText
      name={name}
      form={props.form}
      value={submits(field.value, field.text)}
      problem={problem}
      control={control}
      input={input}
    />
  );
  return { ...field, sent };
}
