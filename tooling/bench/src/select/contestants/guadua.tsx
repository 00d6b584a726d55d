import '@guadua/utils/styles.css';
import '@guadua/select/styles.css';
import '@guadua/forms/styles.css';
import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import type { SelectContestant } from '../select-contestant';

export const contestant: SelectContestant = {
  label: 'Guadua Select',
  Single: ({ options, value, onChange }) => (
    <Field label="Opciones">
      <Select
        options={options}
        value={value?.id ?? null}
        onChange={(_, { option }) => onChange(option)}
      />
    </Field>
  ),
  Multiple: ({ options, value }) => (
    <Select multiple badgeLimit={3} options={options} value={[...value]} aria-label="Opciones" />
  ),
  trigger: '[role=combobox]',
  row: '[role=option]',
  token: '.gd-select__token',
};
