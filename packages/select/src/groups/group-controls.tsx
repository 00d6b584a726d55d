import { isElement } from '@guadua/utils/internal';
import type { GroupRow } from '../list/search/option-view';
import type { PagesState } from '../remote/pages';
import { addHeaders } from './add-headers';
import { GroupHeader } from './group-header';
import type { GroupControlOptions, GroupPress, SelectGroups } from './groups.types';
import { LoadMore } from './load-more';

/**
 * Hace de los títulos de los grupos filas de la lista: eligen su grupo entero y lo contraen.
 * @param options Qué hacen los títulos. Con opciones remotas no se elige ningún grupo entero: no se sabe qué falta
 *   por llegar.
 * @returns Lo que recibe el `groups` de un `Select` con `groupBy`. Se puede llamar en cada dibujo.
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

/** Whether the last page showed no row: a short list would ask for page after page (SEL-11). */
export function hidesLastPage(
  { hasNext, status, shown }: Pick<PagesState<unknown>, 'hasNext' | 'status' | 'shown'>,
  rows: number,
): boolean {
  return hasNext && status !== 'error' && rows <= shown;
}
