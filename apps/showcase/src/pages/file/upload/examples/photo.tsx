import { ImageInput, type ImageInputProps, imageCrop, uploader } from '@guadua/file';
import { Field } from '@guadua/forms';
import { postUpload, useUploadServer } from '../../../../data/upload-server';

export function Photo(props: ImageInputProps) {
  const server = postUpload(useUploadServer());
  return (
    <Field label="Foto del predio">
      <ImageInput
        crop={imageCrop({ aspect: 4 / 3 })}
        optimize={{ maxWidth: 1280, quality: 0.8 }}
        upload={uploader(server)}
        {...props}
      />
    </Field>
  );
}
