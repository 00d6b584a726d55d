import { useMaskText } from '@guadua/forms/headless';
import { type ComponentProps, type ReactNode, useId } from 'react';

export function WithMantine() {
  const cpf = useMaskText({ mask: 'cpf' });
  return (
    <TextInput
      {...cpf.props}
      name="cpf"
      label="CPF"
      description="Once dígitos"
      error={cpf.errors && cpf.raw !== '' ? `Faltan ${11 - cpf.raw.length}` : undefined}
    />
  );
}

interface TextInputProps extends ComponentProps<'input'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
}

/** Como el de Mantine: un marco con etiqueta, ayuda y error, y el resto para su `<input>`. */
function TextInput({ label, description, error, ...props }: TextInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-ayuda`}>{error ?? description}</p>
      <input {...props} id={id} aria-describedby={`${id}-ayuda`} aria-invalid={Boolean(error)} />
    </div>
  );
}
