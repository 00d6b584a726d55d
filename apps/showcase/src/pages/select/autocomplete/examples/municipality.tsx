import { Autocomplete, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { fetchMunicipalities, type Municipality } from '../../../../data/municipality-server';

export function MunicipalityText(props: SelectFieldProps<string>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Lugar</label>
      <Autocomplete<Municipality>
        id={id}
        remote={{ getList: fetchMunicipalities }}
        searchDebounce={200}
        minCharacters={2}
        renderOption={({ option }) => (
          <span>
            {option.name} <small>{option.department}</small>
          </span>
        )}
        {...props}
      />
    </>
  );
}
