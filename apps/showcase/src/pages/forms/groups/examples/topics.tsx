import { CheckboxGroup, type CheckboxGroupProps, Field } from '@guadua/forms';

const TOPICS = [
  { value: 'salud', label: 'Salud', description: 'Citas, vacunas y afiliación' },
  { value: 'educacion', label: 'Educación' },
  { value: 'vivienda', label: 'Vivienda' },
  { value: 'empleo', label: 'Empleo', disabled: true },
];

export function Topics(props: Partial<CheckboxGroupProps>) {
  return (
    <Field label="Temas que te interesan">
      <CheckboxGroup options={TOPICS} all="Todos los temas" {...props} />
    </Field>
  );
}
