import {
  Field,
  TextInput,
  type TextInputProps,
  textRules,
  type ValidationErrors,
} from '@guadua/forms';

interface ExistsProps extends TextInputProps {
  errors?: ValidationErrors;
  pending?: boolean;
}

export function Exists({ errors, pending, ...control }: ExistsProps) {
  return (
    <Field
      label="Usuario"
      description="kratos, aloy y dante ya están tomados"
      errors={errors}
      pending={pending}
      messages={{ required: 'Requerido', alreadyExists: 'Existe' }}
      when="dirty"
    >
      <TextInput
        rules={textRules({ textCase: 'lower', filter: /\s/ })}
        autoComplete="off"
        {...control}
      />
    </Field>
  );
}
