import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { fetchMunicipalities, type Municipality } from '../../../../data/municipality-server';

export function Municipalities(props: SelectFieldProps<Municipality[]>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Municipios</label>
      <Select<Municipality, 'code'>
        id={id}
        multiple
        primaryKey="code"
        groupBy="department"
        badgeLimit={3}
        remote={{ getList: fetchMunicipalities }}
        {...props}
      />
    </>
  );
}
