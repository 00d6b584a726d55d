import { DatePicker } from '@guadua/date';
import { FileInput } from '@guadua/file';
import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';

export function TravelForm() {
  return (
    <form aria-label="Viaje">
      <Field label="Ciudad">
        <Select name="ciudad" options={['Bogotá', 'Cali', 'Medellín']} />
      </Field>
      <Field label="Salida">
        <DatePicker name="salida" />
      </Field>
      <Field label="Soporte">
        <FileInput name="soporte" accept=".pdf,.txt" />
      </Field>
    </form>
  );
}
