import { FileInput, type UploadControl, uploader } from '@guadua/file';
import { Field } from '@guadua/forms';

const UPLOAD = uploader({ send, parallel: 2 });

export function Upload({ disabled }: { disabled?: boolean }) {
  return (
    <Field label="Fotos del cultivo">
      <FileInput multiple append disabled={disabled} upload={UPLOAD} />
    </Field>
  );
}

/** En lugar de un servidor, un reloj; en tu aplicación basta con `uploader({ url: '/archivos' })`. */
async function send(file: File, { signal, onProgress }: UploadControl): Promise<string> {
  for (let percent = 0; percent < 100; percent += 4) {
    await new Promise((resolve) => setTimeout(resolve, 80));
    signal.throwIfAborted();
    onProgress(percent / 100);
  }
  return `subidas/${file.name}`;
}
