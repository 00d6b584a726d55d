import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Around(props: SelectFieldProps<number | null>) {
  return (
    <Field label="Personaje">
      <Select
        options={CHARACTERS}
        header={<a href="/select/options">Administrar personajes</a>}
        footer={<small>¿No está? Escríbenos y lo agregamos.</small>}
        {...props}
      />
    </Field>
  );
}
