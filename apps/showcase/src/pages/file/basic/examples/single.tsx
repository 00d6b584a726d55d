import { FileInput, type FileInputSingleProps } from '@guadua/file';
import { Field } from '@guadua/forms';

export function Single(props: FileInputSingleProps) {
  return (
    <Field label="Hoja de vida">
      <FileInput accept=".pdf,.docx" {...props} />
    </Field>
  );
}
