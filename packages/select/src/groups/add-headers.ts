import type { GroupRow } from '../list/group-row';
import type { OptionView } from '../list/option-view';

/** A row of the list: the position of an option in what was found, or a header. */
type Row<Option> = number | GroupRow<Option>;

/**
 * A view with a row before each group: its header. What is collapsed is left out of the rows, not out
 * of what was found. Options without a group have no header.
 *
 * @param found What is shown, its groups together (SEL-10).
 * @param collapsed Names of the groups that only show their header.
 */
export function addHeaders<Option>(
  found: OptionView<Option>,
  groupOf: (option: Option) => string,
  collapsed: ReadonlySet<string>,
): OptionView<Option> {
  let rows: readonly Row<Option>[] = [];
  let made = -1;
  /** Made again when a search has found more. */
  const current = (): readonly Row<Option>[] => {
    if (made !== found.count) {
      made = found.count;
      rows = readRows(found, groupOf, collapsed);
    }
    return rows;
  };
  return {
    get count() {
      return current().length;
    },
    get done() {
      return found.done;
    },
    get hasExact() {
      return found.hasExact;
    },
    indexAt(position) {
      const row = current()[position] ?? -1;
      // Below -1: no index of the data, and for each header another one.
      return typeof row === 'number' ? found.indexAt(row) : -2 - row.order;
    },
    optionAt(position) {
      const row = current()[position];
      return typeof row === 'number' ? found.optionAt(row) : undefined;
    },
    positionOf(index) {
      const place = found.positionOf(index);
      const option = found.optionAt(place);
      if (option === undefined) return -1;
      const position = current().indexOf(place);
      if (position >= 0) return position;
      // What is collapsed is where its header is.
      const group = groupOf(option);
      return current().findIndex((row) => typeof row === 'object' && row.name === group);
    },
    headerAt(position) {
      const row = current()[position];
      return typeof row === 'object' ? row : undefined;
    },
    finish: found.finish,
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
