import {
  CharacterCount,
  Field,
  maxCharacters,
  TextArea,
  type TextAreaProps,
  type ValidationErrors,
} from '@guadua/forms';
import { useState } from 'react';

const tooLong = maxCharacters(280);

export function Note({
  errors,
  onChange,
  ...control
}: TextAreaProps & { errors?: ValidationErrors }) {
  const [typed, setTyped] = useState(control.defaultValue ?? '');
  const note = control.value ?? typed;
  return (
    <Field label="Observaciones" errors={errors ?? tooLong(note)}>
      <TextArea
        minRows={4}
        {...control}
        onChange={(text, details) => {
          setTyped(text);
          onChange?.(text, details);
        }}
      />
      <CharacterCount value={note} maxLength={280} />
    </Field>
  );
}
