import { ImageInput, type ImageInputProps } from '@guadua/file';
import { Field } from '@guadua/forms';

export function TwoMegabytes(props: ImageInputProps) {
  return (
    <Field label="Foto del predio">
      <ImageInput maxSize="2MB" optimize={{ quality: 0.8 }} {...props} />
    </Field>
  );
}
