import { ImageInput, type ImageInputProps, imageCrop } from '@guadua/file';
import { Field } from '@guadua/forms';

export function Avatar(props: ImageInputProps) {
  return (
    <Field label="Foto de perfil">
      <ImageInput
        shape="round"
        crop={imageCrop({ aspect: 1, round: true })}
        optimize={{ maxWidth: 512, quality: 0.8 }}
        {...props}
      />
    </Field>
  );
}
