import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import {
  fetchMunicipalities,
  fetchMunicipalitiesByCode,
  type Municipality,
} from '../../../../data/municipality-server';

export function Saved(props: SelectFieldProps<string | null>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Lugar de nacimiento</label>
      <Select<Municipality, 'code'>
        id={id}
        primaryKey="code"
        valueAs="key"
        groupBy="department"
        remote={{
          getList: fetchMunicipalities,
          resolve: (codes, { signal }) => fetchMunicipalitiesByCode(codes, signal),
        }}
        {...props}
      />
    </>
  );
}
