import '@guadua/utils/styles.css';
import '@guadua/select/styles.css';
import { Select } from '@guadua/select';
import type { SelectContestant } from '../select-contestant';

export const contestant: SelectContestant = {
  label: 'Guadua Select',
  Single: ({ options }) => <Select options={options} aria-label="Opciones" />,
  Multiple: ({ options, value }) => (
    <Select multiple badgeLimit={3} options={options} value={[...value]} aria-label="Opciones" />
  ),
  trigger: '[role=combobox]',
  row: '[role=option]',
  token: '.gd-select__token',
};
