import { Checkbox, Field, TextInput } from '@guadua/forms';
import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';

export function Solicitud() {
  return (
    <form className="mx-auto grid max-w-md gap-4 bg-surface p-6 text-ink">
      <Field label="Nombre">
        <TextInput name="nombre" required />
      </Field>
      <Field label="Ciudad">
        <Select name="ciudad" options={['Bogotá', 'Cali', 'Medellín']} required />
      </Field>
      <Checkbox name="acepto">Acepto los términos</Checkbox>
      <Button type="submit" tone="primary" className="rounded-full px-8">
        Enviar
      </Button>
      <p className="rounded-control bg-accent p-3 text-on-accent dark:p-6">En tus colores</p>
    </form>
  );
}
