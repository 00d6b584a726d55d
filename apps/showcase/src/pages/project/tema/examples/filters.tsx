import { Checkbox, Field, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';

const STATES = [
  { value: 'paid', label: 'Pagada' },
  { value: 'due', label: 'Por pagar' },
];

export function Filters() {
  return (
    <div data-gd-density="compact" className="tema-filters">
      <Field label="Cliente">
        <TextInput defaultValue="Ferretería El Roble" autoComplete="off" />
      </Field>
      <Field label="Estado">
        <NativeSelect options={STATES} defaultValue="due" />
      </Field>
      <Checkbox defaultValue>Solo vencidas</Checkbox>
      <Button tone="primary">Filtrar</Button>
    </div>
  );
}
