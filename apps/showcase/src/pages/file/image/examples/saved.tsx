import { ImageInput, type ImageInputProps } from '@guadua/file';
import { Field } from '@guadua/forms';

export function Saved(props: ImageInputProps) {
  return (
    <Field label="Portada">
      <ImageInput fit="contain" optimize={false} {...props} />
    </Field>
  );
}
