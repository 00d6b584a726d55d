import { Field, TextInput, type TextInputProps, textRules } from '@guadua/forms';

export function Filtered(props: TextInputProps) {
  return (
    <Field label="Nombre completo">
      <TextInput rules={textRules({ filter: /[^\p{L}\s'-]/u, textCase: 'name' })} {...props} />
    </Field>
  );
}
