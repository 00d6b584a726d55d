import { FileInput, type UploadControl } from '@guadua/file';
import { Field } from '@guadua/forms';

export function Upload({ disabled }: { disabled?: boolean }) {
  return (
    <Field label="Fotos del cultivo">
      <FileInput multiple append disabled={disabled} upload={{ send, parallel: 2 }} />
    </Field>
  );
}

/** En lugar de un servidor, un reloj; en tu aplicación basta con `upload={{ url: '/archivos' }}`. */
async function send(file: File, { signal, onProgress }: UploadControl): Promise<string> {
  for (let percent = 0; percent < 100; percent += 4) {
    await new Promise((resolve) => setTimeout(resolve, 80));
    signal.throwIfAborted();
    onProgress(percent / 100);
  }
  return `subidas/${file.name}`;
}
