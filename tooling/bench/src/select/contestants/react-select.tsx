import Select from 'react-select';
import type { Option, SelectContestant } from '../select-contestant';

const shared = {
  getOptionLabel: (option: Option) => option.name,
  getOptionValue: (option: Option) => String(option.id),
  classNamePrefix: 'rs',
};

export const contestant: SelectContestant = {
  label: 'react-select 5.10',
  Single: ({ options, value, onChange }) => (
    <Select<Option> options={options} value={value} onChange={onChange} {...shared} />
  ),
  Multiple: ({ options, value }) => {
    const chosen = new Set(value);
    return (
      <Select<Option, true>
        isMulti
        options={options}
        value={options.filter((option) => chosen.has(option.id))}
        {...shared}
      />
    );
  },
  trigger: '.rs__control',
  row: '.rs__option',
  token: '.rs__multi-value',
};
