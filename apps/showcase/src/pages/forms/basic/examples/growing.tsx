import { Field, TextArea, type TextAreaProps } from '@guadua/forms';

export function Growing(props: TextAreaProps) {
  return (
    <Field label="Comentario">
      <TextArea autoGrow minRows={2} maxRows={8} {...props} />
    </Field>
  );
}
