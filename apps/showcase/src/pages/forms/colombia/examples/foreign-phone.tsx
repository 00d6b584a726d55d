import { Field } from '@guadua/forms';
import { PhoneInput } from '@guadua/forms/colombia';

const loadLibrary = () => import('libphonenumber-js/min');

export function ForeignPhone() {
  return (
    <Field label="Teléfono de donde sea" description="Prueba con +34 612 345 678">
      <PhoneInput name="contacto" loadLibrary={loadLibrary} clearable />
    </Field>
  );
}
