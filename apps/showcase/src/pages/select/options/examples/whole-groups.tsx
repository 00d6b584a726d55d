import { Field } from '@guadua/forms';
import { groupControls, optionTree, Select, type SelectFieldProps } from '@guadua/select';

const DEPARTMENTS = [
  { name: 'Antioquia', towns: ['Medellín', 'Envigado', 'Rionegro', 'Jericó'] },
  { name: 'Boyacá', towns: ['Tunja', 'Duitama', 'Villa de Leyva'] },
  { name: 'Nariño', towns: ['Pasto', 'Ipiales', 'Tumaco'] },
];

const PLACES = optionTree(DEPARTMENTS, {
  children: ({ towns }) => towns,
  groupLabel: ({ name }) => name,
  label: (town) => town,
});

export function WholeGroups(props: SelectFieldProps<string[]>) {
  return (
    <Field label="Municipios">
      <Select
        multiple
        {...PLACES}
        groups={groupControls({ selectable: true, collapsible: true, collapsed: ['Nariño'] })}
        {...props}
      />
    </Field>
  );
}
