import '@mantine/core/styles.css';
import { MantineProvider, MultiSelect, Select } from '@mantine/core';
import { useMemo } from 'react';
import type { Option, SelectContestant } from '../select-contestant';

function useData(options: readonly Option[]) {
  return useMemo(
    () => options.map((option) => ({ value: String(option.id), label: option.name })),
    [options],
  );
}

export const contestant: SelectContestant = {
  label: 'Mantine Select 9',
  Single: ({ options, value, onChange }) => (
    <MantineProvider>
      <Select
        searchable
        label="Opciones"
        data={useData(options)}
        value={value ? String(value.id) : null}
        onChange={(key) => onChange(options.find(({ id }) => String(id) === key) ?? null)}
      />
    </MantineProvider>
  ),
  Multiple: ({ options, value }) => (
    <MantineProvider>
      <MultiSelect data={useData(options)} value={value.map(String)} aria-label="Opciones" />
    </MantineProvider>
  ),
  trigger: 'input:not([type=hidden])',
  row: '[role=option]',
  token: '.mantine-Pill-root',
};
