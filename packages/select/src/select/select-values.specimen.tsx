import { defineSpecimen, type Specimens, submitsOne } from '@guadua/catalog';
import { remoteList, reorderTokens, Select } from '@guadua/select';

const OPTIONS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Opción ${index + 1} ${['ábaco', 'café', 'ñandú', 'río'][index % 4]}`,
  disabled: index % 7 === 3,
  group: `Grupo ${index % 3}`,
}));
const MANY = Array.from({ length: 100_000 }, (_, index) => ({
  id: index,
  name: `Número ${index}`,
}));

function invalidOption(value: number | null): string | false {
  if (value === null || OPTIONS.some(({ id, disabled }) => id === value && !disabled)) return false;
  return `${value} cannot be chosen`;
}

function invalidOptions(value: readonly number[], limit: number): string | false {
  if (value.length > limit) return `${value.length} chosen, ${limit} at most`;
  if (new Set(value).size !== value.length) return `${value} has one twice`;
  return value.map(invalidOption).find(Boolean) ?? false;
}

interface Item {
  id: number;
  name: string;
}

/** A page of the options, as a server would give it. */
async function getPage(request: {
  page: number;
  pageSize: number;
  searchTerm: string;
  signal: AbortSignal;
}) {
  const { page, pageSize, searchTerm, signal } = request;
  await new Promise((resolve) => setTimeout(resolve, 15));
  signal.throwIfAborted();
  const found: Item[] = OPTIONS.filter(({ name }) => name.includes(searchTerm));
  const end = page * pageSize;
  return {
    results: found.slice(end - pageSize, end),
    row_count: found.length,
    has_next_page: end < found.length,
  };
}

export const variants: Specimens = {
  'select-one': defineSpecimen<number | null>({
    covers: ['Select'],
    View: ({ t, control }) => <Select aria-label={t('Opción')} options={OPTIONS} {...control} />,
    control: { initial: null, invalid: invalidOption, submits: submitsOne },
  }),
  'select-simple': defineSpecimen<number | null>({
    covers: ['Select'],
    View: ({ t, control }) => (
      <Select
        aria-label={t('Opción')}
        options={OPTIONS}
        searchable={false}
        clearable={false}
        groupBy="group"
        {...control}
      />
    ),
    control: { initial: 2, invalid: invalidOption, submits: submitsOne },
  }),
  'select-fixed': defineSpecimen<number | null>({
    covers: ['Select'],
    View: ({ t, control }) => <Select aria-label={t('Opción')} options={OPTIONS} {...control} />,
    control: { initial: 3, ignoresChanges: true, submits: submitsOne },
  }),
  'select-many-options': defineSpecimen<number | null>({
    covers: ['Select'],
    View: ({ t, control }) => <Select aria-label={t('Número')} options={MANY} {...control} />,
    control: { initial: null, submits: submitsOne },
  }),
  'select-remote-value': defineSpecimen<number | null>({
    covers: ['Select'],
    View: ({ t, control }) => (
      <Select<Item>
        aria-label={t('Opción')}
        remote={remoteList({ getList: getPage, pageSize: 15 })}
        valueAs="key"
        searchDebounce={50}
        {...control}
        onChange={(key, details) => control.onChange(key === null ? null : Number(key), details)}
      />
    ),
    control: { initial: null, invalid: invalidOption, submits: submitsOne },
  }),
  'select-multiple-values': defineSpecimen<number[]>({
    covers: ['Select'],
    View: ({ t, control }) => (
      <Select
        multiple
        aria-label={t('Opciones')}
        options={OPTIONS}
        badgeLimit={4}
        reorder={reorderTokens()}
        {...control}
      />
    ),
    control: {
      initial: [1, 2],
      invalid: (value) => invalidOptions(value, OPTIONS.length),
      submits: (value) => value.map(String),
    },
  }),
  'select-limit': defineSpecimen<number[]>({
    covers: ['Select'],
    View: ({ t, control }) => (
      <Select
        multiple
        maxItems={3}
        aria-label={t('Opciones')}
        options={OPTIONS}
        groupBy="group"
        {...control}
      />
    ),
    control: {
      initial: [],
      invalid: (value) => invalidOptions(value, 3),
      submits: (value) => value.map(String),
    },
  }),
};
