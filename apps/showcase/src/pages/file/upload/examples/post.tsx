import { FileInput, type FileInputMultipleProps, uploader } from '@guadua/file';
import { Field } from '@guadua/forms';
import { postUpload, useUploadServer } from '../../../../data/upload-server';

export function Post(props: Omit<FileInputMultipleProps, 'multiple'>) {
  // En tu aplicación: `uploader({ url: '/api/archivos', parallel: 2 })`.
  const server = postUpload(useUploadServer());
  return (
    <Field label="Soportes">
      <FileInput multiple append upload={uploader({ ...server, parallel: 2 })} {...props} />
    </Field>
  );
}
