import { Autocomplete, TextField } from '@mui/material';
import type { SelectContestant } from '../select-contestant';

export const contestant: SelectContestant = {
  label: 'MUI Autocomplete 9',
  Single: ({ options }) => (
    <Autocomplete
      options={options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      renderInput={(props) => <TextField {...props} label="Opciones" />}
    />
  ),
  trigger: 'input',
  row: '[role=option]',
};
