import { FileInput, type FileInputMultipleProps } from '@guadua/file';
import { Field } from '@guadua/forms';

export function Multiple(props: Omit<FileInputMultipleProps, 'multiple'>) {
  return (
    <Field label="Soportes">
      <FileInput
        multiple
        append
        accept={['.pdf', 'image/*']}
        maxSize="2MB"
        maxFiles={5}
        {...props}
      />
    </Field>
  );
}
