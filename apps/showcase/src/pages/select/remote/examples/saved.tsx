import { Field } from '@guadua/forms';
import { remoteList, Select, type SelectFieldProps } from '@guadua/select';
import {
  fetchMunicipalities,
  fetchMunicipalitiesByCode,
  type Municipality,
} from '../../../../data/municipality-server';

export function Saved(props: SelectFieldProps<string | null>) {
  return (
    <Field label="Lugar de nacimiento">
      <Select<Municipality, 'code'>
        primaryKey="code"
        valueAs="key"
        groupBy="department"
        remote={remoteList({
          getList: fetchMunicipalities,
          resolve: (codes, { signal }) => fetchMunicipalitiesByCode(codes, signal),
        })}
        {...props}
      />
    </Field>
  );
}
