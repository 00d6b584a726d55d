import type { LabelState } from '@guadua/catalog';
import { groupControls, remoteList, reorderTokens, Select } from '@guadua/select';

const cities = ['Αθήνα', 'Πάτρα', 'Βόλος', 'Χανιά'];

interface City {
  id: number;
  name: string;
}

const many = Array.from({ length: 30 }, (_, index) => ({ id: index, name: `Πόλη ${index}` }));

const some = many.slice(0, 25).map(({ id }) => id);

export const labelStates: readonly LabelState[] = [
  {
    title: 'a select that is empty, open',
    element: <Select aria-label="Πόλη" options={[]} />,
    use: async ({ click, shown }) => {
      await shown('select.placeholder');
      await click('.gd-select__trigger');
      await shown('select.empty', 'select.search');
    },
  },
  {
    title: 'a select without a name, with a value',
    element: <Select options={cities} defaultValue="Πάτρα" />,
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await shown('select.clear', 'select.options');
      await click('[role=option]');
      await shown('select.selected');
    },
  },
  {
    title: 'a select that makes options',
    element: <Select aria-label="Πόλη" options={cities} onCreate={(text) => text} />,
    use: async ({ click, find, keys, shown }) => {
      await click('.gd-select__trigger');
      await find('.gd-select__search-input');
      await keys('Ρόδος');
      await shown('select.create', 'select.createOption', 'select.results');
    },
  },
  {
    title: 'a select whose option is being made',
    element: (
      <Select
        aria-label="Πόλη"
        options={cities}
        multiple
        onCreate={() => new Promise<string>(() => {})}
      />
    ),
    use: async ({ click, keys, find, shown }) => {
      await click('.gd-select__trigger');
      await find('.gd-select__search-input');
      await keys('Ρόδος');
      await find('.gd-select__create');
      await keys('{Enter}');
      await shown('select.creating');
    },
  },
  {
    title: 'a select whose option could not be made',
    element: (
      <Select
        aria-label="Πόλη"
        options={cities}
        multiple
        onCreate={() => Promise.reject<string>(new Error())}
      />
    ),
    use: async ({ click, keys, find, shown }) => {
      await click('.gd-select__trigger');
      await find('.gd-select__search-input');
      await keys('Ρόδος');
      await find('.gd-select__create');
      await keys('{Enter}');
      await shown('select.createFailed', 'select.discard');
    },
  },
  {
    title: 'a list that is pasted into a select, with a text that is no option',
    element: <Select aria-label="Πόλεις" options={cities} multiple />,
    use: async ({ click, find, shown }) => {
      await click('.gd-select__trigger');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Αθήνα\nΡόδος');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      (await find('.gd-select__search-input')).dispatchEvent(paste);
      await shown('select.notPasted');
    },
  },
  {
    title: 'a select of many, with tokens',
    element: (
      <Select aria-label="Πόλεις" options={many} multiple badgeLimit={3} defaultValue={some} />
    ),
    use: async ({ click, keys, shown }) => {
      await shown('select.tokens', 'select.remove', 'select.more', 'select.summary');
      await click('.gd-select__trigger');
      await click('[role=option][aria-selected=true]');
      await shown('select.selectAll', 'select.deselected');
      await click('.gd-select__select-all');
      await shown('select.selectedCount');
      // It closes after a choice of all.
      await click('.gd-select__trigger');
      await shown('select.deselectAll');
      await keys('2');
      await shown('select.deselectAllFiltered');
      await click('[role=option][aria-selected=true]');
      await shown('select.selectAllFiltered');
    },
  },
  {
    title: 'a select whose tokens change places',
    element: (
      <Select
        aria-label="Πόλεις"
        options={cities}
        multiple
        defaultValue={cities}
        reorder={reorderTokens()}
      />
    ),
    use: async ({ click, find, keys, shown }) => {
      await shown('select.reorderHint', 'select.moveToken');
      await click('.gd-select__token-handle');
      await shown('select.moveBefore', 'select.moveAfter');
      await keys('{Escape}');
      (await find('.gd-select__token-remove')).focus();
      await keys('{Shift>}{End}{/Shift}');
      await shown('select.moved');
    },
  },
  {
    title: 'a select with a limit',
    element: (
      <Select aria-label="Πόλεις" options={cities} multiple maxItems={1} mobileSheet={false} />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await click('[role=option]');
      await shown('select.limitReached');
    },
  },
  {
    title: 'a select whose groups collapse',
    element: (
      <Select
        aria-label="Πόλη"
        options={cities}
        groupBy={() => 'Ελλάδα'}
        groups={groupControls({ collapsible: true })}
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await shown('select.expanded');
      await click('.gd-select__group-row');
      await shown('select.collapsed');
    },
  },
  {
    title: 'a remote select whose collapsed group hides what it loads',
    element: (
      <Select<City>
        aria-label="Πόλη"
        remote={remoteList({
          pageSize: many.length,
          getList: ({ page }) =>
            Promise.resolve(many.map((city) => ({ ...city, id: page * many.length + city.id }))),
        })}
        groupBy={() => 'Ελλάδα'}
        groups={groupControls({ collapsible: true, collapsed: ['Ελλάδα'] })}
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await shown('select.loadMore');
    },
  },
  {
    title: 'a remote select that waits',
    element: (
      <Select<string>
        aria-label="Πόλη"
        remote={remoteList({ getList: () => new Promise(() => {}) })}
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await shown('select.loading');
    },
  },
  {
    title: 'a remote select that fails',
    element: (
      <Select<string>
        aria-label="Πόλη"
        remote={remoteList({ getList: () => Promise.reject(new Error()) })}
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await shown('select.error', 'select.retry');
    },
  },
  {
    title: 'a remote select whose saved value is gone',
    element: (
      <Select<City>
        aria-label="Πόλη"
        valueAs="key"
        defaultValue={77}
        remote={remoteList({
          getList: () => Promise.resolve([]),
          resolve: () => Promise.resolve([]),
        })}
      />
    ),
    use: ({ shown }) => shown('select.gone'),
  },
  {
    title: 'a remote select whose saved value fails',
    element: (
      <Select<City>
        aria-label="Πόλη"
        valueAs="key"
        defaultValue={77}
        remote={remoteList({
          getList: () => Promise.resolve([]),
          resolve: () => Promise.reject(new Error()),
        })}
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-select__trigger');
      await shown('select.savedFailed');
    },
  },
];
