import { Field } from '@guadua/forms';
import { Autocomplete, remoteList, type SelectFieldProps } from '@guadua/select';
import { fetchMunicipalities, type Municipality } from '../../../../data/municipality-server';

export function MunicipalityText(props: SelectFieldProps<string>) {
  return (
    <Field label="Lugar">
      <Autocomplete<Municipality>
        remote={remoteList({ getList: fetchMunicipalities })}
        searchDebounce={200}
        minCharacters={2}
        renderOption={({ option }) => (
          <span>
            {option.name} <small>{option.department}</small>
          </span>
        )}
        {...props}
      />
    </Field>
  );
}
