import { isElement } from '@guadua/utils/internal';
import type { GroupRow } from '../list/search/option-view';
import { addHeaders } from './add-headers';
import { GroupHeader } from './group-header';
import type { GroupActor, GroupControlOptions, GroupOwner, SelectGroups } from './groups.types';
import { hidesLastPage } from './hides-last-page';
import { LoadMore } from './load-more';

/**
 * Makes the headers of groups rows of the list, for `groups`: they choose their whole group, and
 * collapse it (SEL-18).
 *
 * @param options What a header does. With remote options nothing is chosen as a whole: what no page
 *   has brought is not known.
 * @returns What the `groups` of a `Select` with `groupBy` takes. It may be made anew in each render.
 *
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

  const selects = <Option,>({ config, remote }: GroupOwner<Option>): boolean =>
    selectable && config.multiple && config.editable && remote === null;

  function collapse<Option>({ name, open }: GroupRow<Option>, owner: GroupActor<Option>): void {
    const others = collapsedNow(owner.collapsed).filter((group) => group !== name);
    owner.setCollapsed(open ? [...others, name] : others);
    const { labels } = owner.config;
    owner.announce(`${name}, ${open ? labels.collapsed : labels.expanded}`);
  }

  return {
    addHeaders: (found, groupOf, collapsed, searching) =>
      addHeaders(found, groupOf, new Set(searching ? [] : collapsedNow(collapsed))),
    press(row, owner, searching, target) {
      const onToggle = isElement(target) && target.closest('.gd-select__group-toggle') !== null;
      if (selects(owner) && !onToggle) {
        owner.value.dispatch({ type: 'group.toggle', options: row.options });
      } else if (collapsible && !searching) collapse(row, owner);
    },
    pressArrow(row, owner, back) {
      if (!collapsible || row.open !== back) return false;
      collapse(row, owner);
      return true;
    },
    waits: hidesLastPage,
    renderMore: (owner, list) => <LoadMore owner={owner} list={list} />,
    renderHeader: (row, owner, place) => (
      <GroupHeader
        row={row}
        owner={owner}
        place={place}
        selects={selects(owner)}
        collapses={collapsible && !place.searching}
      />
    ),
  };
}
