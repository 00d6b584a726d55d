import { defineSpecimen, type SpecimenProps, type Specimens, type Text } from '@guadua/catalog';
import { groupControls, remoteList, reorderTokens, Select } from '@guadua/select';
import { useState } from 'react';

/** Some cities of Colombia, by department. */
function cities(t: Text): City[] {
  const list: [name: string, department: string][] = [
    ['Medellín', 'Antioquia'],
    ['Envigado', 'Antioquia'],
    ['Tunja', 'Boyacá'],
    ['Duitama', 'Boyacá'],
    ['Cali', 'Valle del Cauca'],
    ['Palmira', 'Valle del Cauca'],
    ['Leticia', 'Amazonas'],
  ];
  return list.map(([name, department], index) => ({
    id: index + 1,
    name: t(name),
    department: t(department),
    disabled: name === 'Duitama',
  }));
}

function Single({ t }: SpecimenProps) {
  const [options] = useState(() => cities(t));
  return (
    <Select
      aria-label={t('Ciudad')}
      name="ciudad"
      options={options}
      placeholder={t('Elige una ciudad')}
    />
  );
}

function Multiple({ t }: SpecimenProps) {
  const [options, setOptions] = useState(() => cities(t));
  const [value, setValue] = useState<number[]>([1, 5]);
  return (
    <Select
      multiple
      aria-label={t('Ciudades')}
      options={options}
      value={value}
      onChange={setValue}
      badgeLimit={2}
      onCreate={(name) => {
        const created = { id: options.length + 1, name, department: t('Otra') };
        setOptions([...options, created]);
        return created;
      }}
      labels={{ search: t('Buscar'), clear: t('Borrar selección') }}
    />
  );
}

function Groups({ t }: SpecimenProps) {
  const [options] = useState(() => cities(t));
  return (
    <Select
      aria-label={t('Municipio')}
      options={options}
      groupBy="department"
      searchBy={['name', 'department']}
      renderOption={({ option, searchTerm }) => (
        <span>
          {option.name} <small>{searchTerm || t('sin filtro')}</small>
        </span>
      )}
      renderBadge={({ option }) => <b>{option.name}</b>}
    />
  );
}

function WholeGroups({ t }: SpecimenProps) {
  const [options] = useState(() => cities(t));
  return (
    <Select
      multiple
      aria-label={t('Municipios')}
      options={options}
      groupBy="department"
      groups={groupControls({
        selectable: true,
        collapsible: true,
        collapsed: [t('Valle del Cauca')],
      })}
    />
  );
}

/** The order is part of the value. */
function Ranked({ t }: SpecimenProps) {
  const [options] = useState(() => cities(t));
  return (
    <Select
      multiple
      aria-label={t('Ruta')}
      name="ruta"
      options={options}
      defaultValue={[1, 3, 5, 7]}
      reorder={reorderTokens()}
    />
  );
}

/** An option takes its time to be made, and the first one fails; the caller has places of its own. */
function Making({ t }: SpecimenProps) {
  const [failures] = useState(() => ({ left: 1 }));
  return (
    <Select
      multiple
      aria-label={t('Etiquetas')}
      options={[t('Urgente'), t('Pendiente')]}
      header={<a href="#etiquetas">{t('Administrar etiquetas')}</a>}
      footer={<small>{t('Escribe una que no esté')}</small>}
      onCreate={async (text) => {
        await Promise.resolve();
        if (failures.left-- > 0) throw new Error('Sin conexión');
        return text;
      }}
    />
  );
}

/** The second list depends on the first. */
function Cascade({ t }: SpecimenProps) {
  const [all] = useState(() => cities(t));
  const [department, setDepartment] = useState<string | null>(null);
  return (
    <>
      <Select
        aria-label={t('Departamento')}
        options={[...new Set(all.map((city) => city.department))]}
        value={department}
        onChange={setDepartment}
      />
      <Select<City>
        aria-label={t('Municipio del departamento')}
        searchDebounce={0}
        remote={remoteList({
          reloadKey: [department],
          getList: async ({ searchTerm }) =>
            all.filter(
              (city) =>
                city.department === (department ?? city.department) &&
                city.name.includes(searchTerm),
            ),
        })}
      />
    </>
  );
}

/** The first request of a page with `?fails` fails; with `?waits` each waits for an event `answer`. */
function Remote({ t }: SpecimenProps) {
  const [source] = useState(() => {
    const query = new URLSearchParams(globalThis.location?.search);
    let failures = query.has('fails') ? 1 : 0;
    const wait = query.has('waits')
      ? () => new Promise((answer) => window.addEventListener('answer', answer, { once: true }))
      : () => Promise.resolve();
    const all = Array.from({ length: 70 }, (_, index) => ({
      id: index + 1,
      name: t(`Municipio ${index + 1}`),
    }));
    return async ({ page, pageSize, searchTerm }: RemotePage) => {
      await wait();
      if (failures-- > 0) throw new Error('Sin conexión');
      const found = all.filter(({ name }) => name.includes(searchTerm));
      const end = page * pageSize;
      return {
        results: found.slice(end - pageSize, end),
        row_count: found.length,
        has_next_page: end < found.length,
      };
    };
  });
  return (
    <Select<{ id: number; name: string }>
      aria-label={t('Lugar de nacimiento')}
      remote={remoteList({ getList: source, pageSize: 30 })}
      searchDebounce={0}
    />
  );
}

interface City {
  id: number;
  name: string;
  department: string;
  disabled?: boolean;
}

interface RemotePage {
  readonly page: number;
  readonly pageSize: number;
  readonly searchTerm: string;
}

export const specimens: Specimens = {
  select: defineSpecimen({
    covers: ['Select'],
    View: Single,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.find('[role=option]');
      await user.type('me');
      await user.key('Enter');
      await user.gone('[role=listbox]');
      await user.key('ArrowDown');
      await user.find('[role=option]');
    },
  }),
  'select-multiple': defineSpecimen({
    covers: ['Select'],
    View: Multiple,
    use: async (user) => {
      await user.press('.gd-select__trigger');
      await user.press('[role=option]:not([aria-selected=true])');
      await user.press('.gd-select__select-all');
      await user.gone('[role=listbox]');
      await user.press('.gd-select__token-remove');
      await user.press('.gd-select__trigger');
      await user.type('Ráquira');
      await user.find('.gd-select__create');
    },
  }),
  'select-groups': defineSpecimen({
    covers: ['Select'],
    View: Groups,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.press('[role=option]');
      await user.gone('[role=listbox]');
      await user.press('[role=combobox]');
      await user.find('[role=option] small');
      await user.type('zz');
      await user.find('.gd-select__empty');
    },
  }),
  'select-whole-groups': defineSpecimen({
    covers: ['Select', 'groupControls'],
    View: WholeGroups,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.press('.gd-select__group-row');
      await user.find('.gd-select__token');
      await user.press('.gd-select__group-toggle');
      await user.find('.gd-select__group-toggle:not([data-open])');
    },
  }),
  'select-reorder': defineSpecimen({
    covers: ['Select', 'reorderTokens'],
    View: Ranked,
    use: async (user) => {
      await user.press('.gd-select__token-handle');
      await user.press('.gd-select__move > :last-child');
      await user.key('Escape');
      await user.gone('.gd-select__move');
      await user.key('ArrowLeft');
      await user.key('Home', { shiftKey: true });
    },
  }),
  'select-making': defineSpecimen({
    covers: ['Select'],
    View: Making,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.find('.gd-select__header');
      await user.type('Nueva');
      await user.press('.gd-select__create');
      await user.press('.gd-select__retry');
      await user.find('.gd-select__token');
    },
  }),
  'select-cascade': defineSpecimen({
    covers: ['Select'],
    View: Cascade,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.press('[role=option]');
      await user.gone('[role=listbox]');
      await user.press('.gd-select:last-of-type [role=combobox]');
      await user.find('[role=option]');
    },
  }),
  'select-remote': defineSpecimen({
    covers: ['Select'],
    View: Remote,
    use: async (user) => {
      await user.press('[role=combobox]');
      await user.find('[role=option]');
      await user.key('End');
      await user.find('[role=option]');
    },
  }),
};
