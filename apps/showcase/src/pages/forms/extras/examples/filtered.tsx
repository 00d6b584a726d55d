import { Field, TextInput, type TextInputProps } from '@guadua/forms';

export function Filtered(props: TextInputProps) {
  return (
    <Field label="Nombre completo">
      <TextInput filter={/[^\p{L}\s'-]/u} textCase="name" {...props} />
    </Field>
  );
}
