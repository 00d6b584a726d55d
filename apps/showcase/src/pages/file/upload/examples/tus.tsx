import { FileInput, type FileInputMultipleProps, uploader } from '@guadua/file';
import { Field } from '@guadua/forms';
import { tusUpload, useUploadServer } from '../../../../data/upload-server';

export function Tus(props: Omit<FileInputMultipleProps, 'multiple'>) {
  // En tu aplicación: `tusSend({ url: '/archivos', client: () => import('tus-js-client') })` como `send`.
  const server = tusUpload(useUploadServer());
  return (
    <Field label="Videos de la finca">
      <FileInput multiple append upload={uploader(server)} {...props} />
    </Field>
  );
}
