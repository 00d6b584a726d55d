import { Field } from '@guadua/forms';
import { remoteList, Select, type SelectFieldProps } from '@guadua/select';
import { fetchMunicipalities, type Municipality } from '../../../../data/municipality-server';

export function Municipalities(props: SelectFieldProps<Municipality[]>) {
  return (
    <Field label="Municipios">
      <Select<Municipality, 'code'>
        multiple
        primaryKey="code"
        groupBy="department"
        badgeLimit={3}
        remote={remoteList({ getList: fetchMunicipalities })}
        {...props}
      />
    </Field>
  );
}
