import { Field } from '@guadua/forms';
import { Autocomplete, type SelectFieldProps } from '@guadua/select';

const CITIES = ['Bogotá, D.C.', 'Bucaramanga', 'Cali', 'Cartagena', 'Cúcuta', 'Ibagué', 'Medellín'];

export function City(props: SelectFieldProps<string>) {
  return (
    <Field label="Ciudad de envío">
      <Autocomplete options={CITIES} placeholder="Escribe una ciudad o vereda" {...props} />
    </Field>
  );
}
