import { isElement } from '@guadua/utils/internal';
import type { GroupRow } from '../list/search/option-view';
import { addHeaders } from './add-headers';
import { GroupHeader } from './group-header';
import type { GroupControlOptions, GroupPress, SelectGroups } from './groups.types';
import { hidesLastPage } from './hides-last-page';
import { LoadMore } from './load-more';

/**
 * Makes the headers of groups rows of the list, for `groups`: they choose their whole group, and collapse it (SEL-18).
 * @param options What a header does. With remote options nothing is chosen as a whole: what no page
 *   has brought is not known.
 * @returns What the `groups` of a `Select` with `groupBy` takes. It may be made anew in each render.
 * @example
 * <Select
 *   multiple
 *   options={cities}
 *   groupBy="department"
 *   groups={groupControls({ selectable: true, collapsible: true })}
 * />
 */
export function groupControls(options: GroupControlOptions = {}): SelectGroups {
  const { selectable = false, collapsible = false } = options;
  const collapsedNow = (collapsed: readonly string[] | undefined) =>
    collapsible ? (collapsed ?? options.collapsed ?? []) : [];

  function collapse<Option>({ name, open }: GroupRow<Option>, press: GroupPress<Option>): void {
    const others = collapsedNow(press.collapsed).filter((group) => group !== name);
    press.setCollapsed(open ? [...others, name] : others);
    press.announce(`${name}, ${open ? press.labels.collapsed : press.labels.expanded}`);
  }

  return {
    options,
    addHeaders: (found, groupOf, collapsed, searching) =>
      addHeaders(found, groupOf, new Set(searching ? [] : collapsedNow(collapsed))),
    press(row, press, searching, target) {
      const onToggle = isElement(target) && target.closest('.gd-select__group-toggle') !== null;
      if (selectable && press.chooses && !onToggle) press.toggle(row.options);
      else if (collapsible && !searching) collapse(row, press);
    },
    pressArrow(row, press, back) {
      if (!collapsible || row.open !== back) return false;
      collapse(row, press);
      return true;
    },
    waits: hidesLastPage,
    renderMore: (props) => <LoadMore {...props} />,
    renderHeader: (row, place) => (
      <GroupHeader
        row={row}
        {...place}
        chooses={selectable && place.chooses}
        collapses={collapsible && !place.searching}
      />
    ),
  };
}
