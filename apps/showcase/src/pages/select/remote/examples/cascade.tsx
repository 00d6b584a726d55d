import { Field } from '@guadua/forms';
import { remoteList, Select } from '@guadua/select';
import { useState } from 'react';
import { fetchMunicipalities, type Municipality } from '../../../../data/municipality-server';

const DEPARTMENTS = ['Antioquia', 'Boyacá', 'Nariño', 'Vaupés'];

export function Cascade() {
  const [department, setDepartment] = useState<string | null>('Boyacá');
  const [town, setTown] = useState<Municipality | null>(null);
  return (
    <>
      <Field label="Departamento">
        <Select
          options={DEPARTMENTS}
          clearable={false}
          value={department}
          onChange={(next) => {
            setDepartment(next);
            setTown(null);
          }}
        />
      </Field>
      <Field label="Municipio">
        <Select<Municipality, 'code'>
          primaryKey="code"
          value={town}
          onChange={setTown}
          remote={remoteList({
            reloadKey: department,
            getList: (request) => fetchMunicipalities({ ...request, department }),
          })}
        />
      </Field>
    </>
  );
}
