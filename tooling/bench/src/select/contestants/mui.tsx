import { Autocomplete, TextField } from '@mui/material';
import type { SelectContestant } from '../select-contestant';

export const contestant: SelectContestant = {
  label: 'MUI Autocomplete 9',
  Single: ({ options, value, onChange }) => (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_, option) => onChange(option)}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      renderInput={(props) => <TextField {...props} label="Opciones" />}
    />
  ),
  trigger: 'input',
  row: '[role=option]',
};
