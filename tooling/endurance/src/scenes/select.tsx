import { Select } from '@guadua/select';
import { useState } from 'react';
import type { Scene, SceneProps, Text } from './scene.types.ts';
import type { SceneName } from './scene-names.ts';

type SelectScene = Extract<
  SceneName,
  'select' | 'select-multiple' | 'select-groups' | 'select-remote'
>;

interface City {
  id: number;
  name: string;
  department: string;
  disabled?: boolean;
}

/** Some cities of Colombia, by department. */
export function cities(t: Text): City[] {
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

function Single({ t }: SceneProps) {
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

function Multiple({ t }: SceneProps) {
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
      creatable
      onCreate={(name) => {
        const created = { id: options.length + 1, name, department: t('Otra') };
        setOptions([...options, created]);
        return created;
      }}
      labels={{ search: t('Buscar'), clear: t('Borrar selección') }}
    />
  );
}

function Groups({ t }: SceneProps) {
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
      renderGroup={({ group }) => <i>{group}</i>}
      renderEmpty={({ searchTerm }) => (
        <em>
          {t('Nada con')} {searchTerm}
        </em>
      )}
    />
  );
}

/** The first request of a page with `?fails` fails. */
function Remote({ t }: SceneProps) {
  const [source] = useState(() => {
    let failures = globalThis.location?.search.includes('fails') ? 1 : 0;
    const all = Array.from({ length: 70 }, (_, index) => ({
      id: index + 1,
      name: t(`Municipio ${index + 1}`),
    }));
    return async ({ page, pageSize, searchTerm }: RemotePage) => {
      await Promise.resolve();
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
      remote={{ getList: source, pageSize: 30 }}
      searchDebounce={0}
    />
  );
}

interface RemotePage {
  readonly page: number;
  readonly pageSize: number;
  readonly searchTerm: string;
}

/** The scenes of `@guadua/select`. */
export const selectScenes: Record<SelectScene, Scene> = {
  select: {
    covers: ['Select'],
    View: Single,
    use: async (hands) => {
      await hands.press('[role=combobox]');
      await hands.find('[role=option]');
      await hands.type('me');
      await hands.key('Enter');
      await hands.gone('[role=listbox]');
      await hands.key('ArrowDown');
      await hands.find('[role=option]');
    },
  },
  'select-multiple': {
    covers: ['Select'],
    View: Multiple,
    use: async (hands) => {
      await hands.press('.gd-select__trigger');
      await hands.press('[role=option]:not([aria-selected=true])');
      await hands.press('.gd-select__select-all');
      await hands.gone('[role=listbox]');
      await hands.press('.gd-select__token-remove');
      await hands.press('.gd-select__trigger');
      await hands.type('Ráquira');
      await hands.find('.gd-select__create');
    },
  },
  'select-groups': {
    covers: ['Select'],
    View: Groups,
    use: async (hands) => {
      await hands.press('[role=combobox]');
      await hands.press('[role=option]');
      await hands.gone('[role=listbox]');
      await hands.press('[role=combobox]');
      await hands.find('[role=option] small');
      await hands.type('zz');
      await hands.find('.gd-select__empty');
    },
  },
  'select-remote': {
    covers: ['Select'],
    View: Remote,
    use: async (hands) => {
      await hands.press('[role=combobox]');
      await hands.find('[role=option]');
      await hands.key('End');
      await hands.find('[role=option]');
    },
  },
};
