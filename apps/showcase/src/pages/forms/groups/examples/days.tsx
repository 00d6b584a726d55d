import { CheckboxGroup, type CheckboxGroupProps, Field } from '@guadua/forms';

const DAYS = [
  { value: 'vie', label: 'Viernes' },
  { value: 'sab', label: 'Sábado' },
  { value: 'dom', label: 'Domingo' },
];

export function Days(props: Partial<CheckboxGroupProps>) {
  return (
    <Field label="Días de entrega" required>
      <CheckboxGroup options={DAYS} minItems={1} maxItems={2} orientation="horizontal" {...props} />
    </Field>
  );
}
