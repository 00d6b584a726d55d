import { Select } from '@guadua/select';
import type { Case } from '../../src/case.types';

const cities = ['Αθήνα', 'Πάτρα', 'Βόλος', 'Χανιά'];
const many = Array.from({ length: 30 }, (_, index) => ({ id: index, name: `Πόλη ${index}` }));
const some = many.slice(0, 25).map(({ id }) => id);

export const SELECT_CASES: readonly Case[] = [
  {
    title: 'a select that is empty, open',
    covers: ['Select'],
    element: <Select aria-label="Πόλη" options={[]} />,
    use: async ({ click, seen }) => {
      await seen('select.placeholder');
      await click('.gd-select__trigger');
      await seen('select.empty', 'select.search');
    },
  },
  {
    title: 'a select without a name, with a value',
    covers: ['Select'],
    element: <Select options={cities} defaultValue="Πάτρα" />,
    use: async ({ click, seen }) => {
      await click('.gd-select__trigger');
      await seen('select.clear', 'select.options');
      await click('[role=option]');
      await seen('select.selected');
    },
  },
  {
    title: 'a select that makes options',
    covers: ['Select'],
    element: <Select aria-label="Πόλη" options={cities} creatable onCreate={(text) => text} />,
    use: async ({ click, keys, seen }) => {
      await click('.gd-select__trigger');
      await keys('Ρόδος');
      await seen('select.create', 'select.createOption', 'select.results');
    },
  },
  {
    title: 'a select of many, with tokens',
    covers: ['Select'],
    element: (
      <Select aria-label="Πόλεις" options={many} multiple badgeLimit={3} defaultValue={some} />
    ),
    use: async ({ click, keys, seen }) => {
      await seen('select.tokens', 'select.remove', 'select.more', 'select.summary');
      await click('.gd-select__trigger');
      await click('[role=option][aria-selected=true]');
      await seen('select.selectAll', 'select.deselected');
      await click('.gd-select__select-all');
      await seen('select.selectedCount');
      // It closes after a choice of all.
      await click('.gd-select__trigger');
      await seen('select.deselectAll');
      await keys('2');
      await seen('select.deselectAllFiltered');
      await click('[role=option][aria-selected=true]');
      await seen('select.selectAllFiltered');
    },
  },
  {
    title: 'a select with a limit',
    covers: ['Select'],
    element: <Select aria-label="Πόλεις" options={cities} multiple limit={1} mobileSheet={false} />,
    use: async ({ click, seen }) => {
      await click('.gd-select__trigger');
      await click('[role=option]');
      await seen('select.limitReached');
    },
  },
  {
    title: 'a remote select that waits',
    covers: ['Select'],
    element: <Select<string> aria-label="Πόλη" remote={{ getList: () => new Promise(() => {}) }} />,
    use: async ({ click, seen }) => {
      await click('.gd-select__trigger');
      await seen('select.loading');
    },
  },
  {
    title: 'a remote select that fails',
    covers: ['Select'],
    element: (
      <Select<string> aria-label="Πόλη" remote={{ getList: () => Promise.reject(new Error()) }} />
    ),
    use: async ({ click, seen }) => {
      await click('.gd-select__trigger');
      await seen('select.error', 'select.retry');
    },
  },
];
