import { Select } from 'antd';
import type { SelectContestant } from '../select-contestant';

const shared = { fieldNames: { label: 'name', value: 'id' }, style: { width: 300 } };

export const contestant: SelectContestant = {
  label: 'Ant Design Select 6',
  Single: ({ options, value, onChange }) => (
    <Select
      aria-label="Opciones"
      showSearch={{ optionFilterProp: 'name' }}
      options={options}
      value={value?.id ?? null}
      onChange={(_, option) => onChange(Array.isArray(option) ? null : (option ?? null))}
      {...shared}
    />
  ),
  Multiple: ({ options, value }) => (
    <Select mode="multiple" maxTagCount={3} options={[...options]} value={[...value]} {...shared} />
  ),
  trigger: '.ant-select',
  row: '.ant-select-item-option',
  token: '.ant-select-selection-item',
};
