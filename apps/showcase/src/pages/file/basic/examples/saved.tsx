import { FileInput, type FileInputMultipleProps, renameItems, reorderItems } from '@guadua/file';
import { Field } from '@guadua/forms';

export function Saved(props: Omit<FileInputMultipleProps, 'multiple'>) {
  return (
    <Field label="Documentos del predio">
      <FileInput multiple append reorder={reorderItems()} rename={renameItems()} {...props} />
    </Field>
  );
}
