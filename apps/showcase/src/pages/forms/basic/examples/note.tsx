import { Field, TextArea, type TextAreaProps, type ValidationErrors } from '@guadua/forms';

export function Note({ errors, ...control }: TextAreaProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Observaciones" errors={errors}>
      <TextArea minRows={4} maxLength={280} {...control} />
    </Field>
  );
}
