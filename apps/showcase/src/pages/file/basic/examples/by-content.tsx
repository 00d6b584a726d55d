import { FileInput, type FileInputSingleProps, type RequiredFileTypeError } from '@guadua/file';
import { Field, FieldErrors, type ValidationErrors } from '@guadua/forms';

export function ByContent({
  errors,
  ...control
}: FileInputSingleProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Cédula, en PDF o imagen" errors={errors}>
      <FileInput {...control} />
      <FieldErrors
        messages={{
          required: 'Requerido',
          maxFileSize: 'Debe pesar 2 MB o menos',
          requiredFileType: ({ actual }: RequiredFileTypeError) =>
            `Por dentro es ${actual === 'unknown' ? 'otra cosa' : actual}; debe ser PNG, JPG o PDF`,
        }}
      />
    </Field>
  );
}
