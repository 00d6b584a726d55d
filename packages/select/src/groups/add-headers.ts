import type { GroupRow, OptionView } from '../list/search/option-view';

type Row<Option> = number | GroupRow<Option>;

/** A view with a row before each group. What is collapsed is left out of the rows, not out of what was found. */
export function addHeaders<Option>(
  found: OptionView<Option>,
  groupOf: (option: Option) => string,
  collapsed: ReadonlySet<string>,
): OptionView<Option> {
  const rows = readRows(found, groupOf, collapsed);
  return {
    count: rows.length,
    indexAt(position) {
      const row = rows[position] ?? -1;
      // Below -1: no index of the data, and for each header another one.
      return typeof row === 'number' ? found.indexAt(row) : -2 - row.order;
    },
    optionAt(position) {
      const row = rows[position];
      return typeof row === 'number' ? found.optionAt(row) : undefined;
    },
    positionOf(index) {
      const place = found.positionOf(index);
      const option = found.optionAt(place);
      if (option === undefined) return -1;
      const position = rows.indexOf(place);
      if (position >= 0) return position;
      const group = groupOf(option);
      return rows.findIndex((row) => typeof row === 'object' && row.name === group);
    },
    headerAt(position) {
      const row = rows[position];
      return typeof row === 'object' ? row : undefined;
    },
  };
}

function readRows<Option>(
  found: OptionView<Option>,
  groupOf: (option: Option) => string,
  collapsed: ReadonlySet<string>,
): Row<Option>[] {
  const rows: Row<Option>[] = [];
  let options: Option[] = [];
  let name = '';
  let order = 0;
  for (let place = 0; place < found.count; place++) {
    const option = found.optionAt(place);
    if (option === undefined) continue;
    const group = groupOf(option);
    const open = !collapsed.has(group);
    if (group !== name && group !== '') {
      options = [];
      rows.push({ name: group, order: order++, options, open });
    }
    name = group;
    options.push(option);
    if (group === '' || open) rows.push(place);
  }
  return rows;
}
