'use client';

import { useMemo, useReducer, useState } from 'react';
import type { Creations } from '../creations/use-creations';
import type { RemoteStore } from '../remote/remote-store';
import type { SelectConfig } from '../select/select-config';
import type { GroupState, SelectOpening } from '../select/use-select';
import type { SelectValue, SelectWords } from '../select/use-select-value';
import { selectedPart } from '../selection/selection';
import type { SelectKey } from '../selection/selection.types';
import { type ListRow, listReducer, openedList, optionFrom, rowAt } from './list-state';
import { type ListRows, useListRows } from './rows/use-list-rows';
import { parseList } from './search/parse-list';
import { typeAhead } from './search/type-ahead';

export interface OpenListOptions<Option> {
  readonly config: SelectConfig<Option>;
  readonly value: SelectValue<Option>;
  readonly opening: SelectOpening;
  readonly remote: RemoteStore<Option> | null;
  readonly creations: Creations;
  readonly groupState: GroupState;
  readonly listId: string;
  readonly announce: (words: SelectWords) => void;
}

export type OpenList<Option> = ReturnType<typeof useOpenList<Option>>;

export function useOpenList<Option>(options: OpenListOptions<Option>) {
  const { config, value, opening, remote, creations, groupState, announce } = options;
  const { multiple, reader, labels, searchable, props, editable } = config;
  const [notice, setNotice] = useState('');
  const [state, dispatch] = useReducer(
    listReducer,
    (searchable && opening.intent?.text) || '',
    openedList,
  );
  const rows = useListRows({
    ...{ config, remote, state, dispatch, announce, creations },
    listId: options.listId,
    indexOf: value.lookup.indexOf,
    collapsed: groupState.collapsed,
  });
  const { view, text, finder } = rows;
  const close = () => opening.close('select');
  const selectAll = useSelectAll(config, value, rows, close);
  const begun = beginning(rows, options);
  // From then on the row stays the active one, whatever is loaded or replaced.
  if (begun !== undefined) dispatch({ type: 'list.begin', at: begun });
  // An active row that is gone has no successor. The row where the list begins may still have to be loaded.
  const isGone = rows.active < 0 && typeof state.active === 'object' && state.active !== null;
  if (isGone && (state.by !== 'list' || state.query !== '')) dispatch({ type: 'list.leave' });

  const type = (query: string) => {
    setNotice('');
    dispatch({ type: 'search.type', text: query });
  };
  const chooses = multiple && editable && remote === null;
  const pressed = {
    ...groupState,
    ...{ labels, announce, chooses },
    toggle: (of: readonly Option[]) => value.dispatch({ type: 'group.toggle', options: of }),
  };
  return {
    ...rows,
    selectAll,
    chooses,
    notice,
    type,
    /** A side arrow on the header of a group; false when there is nothing for it to do. */
    pressArrow(back: boolean): boolean {
      const header = view.headerAt?.(rows.active);
      return Boolean(header && props.groups?.pressArrow(header, pressed, back));
    },
    /** `target` is what a pointer pressed in the row. */
    chooseAt(position: number, target?: EventTarget): void {
      if (rowAt(finder, position)?.kind === 'create') {
        creations.create(text);
        if (creations.full) return;
        if (multiple) type('');
        else close();
      }
      const header = view.headerAt?.(position);
      if (header) props.groups?.press(header, pressed, text !== '', target);
      const option = view.optionAt(position);
      if (option === undefined) return;
      const change = value.dispatch({ type: 'option.toggle', option });
      // Only what can't be selected leaves a list of one choice open.
      const refused = change === null && !value.selection.has(reader.key(option));
      if (multiple || !editable || refused) return;
      if (change === null) announce('');
      close();
    },
    paste(pasted: string): boolean {
      if (!multiple || remote) return false;
      const named = parseList(pasted, config.options, rows.index.labelAt);
      if (named === null) return false;
      value.dispatch({ type: 'list.paste', options: named.options });
      const refused = named.options.filter((option) => !value.isSelected(option));
      const missing = [...named.unknown, ...refused.map(reader.label)];
      const note = missing.length > 0 ? labels.notPasted(missing) : '';
      type('');
      setNotice(note);
      announce(({ keys }) => [labels.selectedCount(keys.length), note].filter(Boolean).join('. '));
      return true;
    },
  };
}

/** The row that becomes active by itself; `undefined` while there are no options, or another one is. */
function beginning<Option>(
  { state: { active }, view, finder, labelAt }: ListRows<Option>,
  { config, value, opening, remote }: OpenListOptions<Option>,
): ListRow | null | undefined {
  if (active === 'first') {
    // Below what a server didn't find, nothing is created by the Enter that was meant for a search.
    return view.count > 0 || !remote
      ? (rowAt(finder, optionFrom(0, view)) ?? undefined)
      : undefined;
  }
  if (active !== 'start' || view.count === 0) return undefined;
  const [key = null]: readonly (SelectKey | null)[] = value.selection.keys;
  const { at = 'selected', text = '' } = opening.intent ?? {};
  const position = key === null ? -1 : view.positionOf(finder.indexOf(key));
  const begin = key === null ? null : { kind: 'option' as const, key, position };
  if (text !== '' && !config.searchable) {
    const typed = typeAhead(text, position, view.count, labelAt);
    if (typed >= 0) return rowAt(finder, typed);
  }
  // A row that is collapsed is looked for again at its header.
  if (at === 'selected' || position >= 0) return begin;
  const last = view.count - 1;
  const ends = rowAt(finder, at === 'selectedOrLast' ? last : optionFrom(0, view));
  return ends?.kind === 'option' ? ends : (begin ?? ends);
}

function useSelectAll<Option>(
  { props, reader, multiple, editable }: SelectConfig<Option>,
  { selection, isDisabled, dispatch }: SelectValue<Option>,
  { found: view }: ListRows<Option>,
  close: () => void,
) {
  const shown =
    multiple && props.maxItems === undefined && !props.remote && editable && view.count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions follow these
  const part = useMemo(() => {
    if (!shown || selection.values.length === 0) return 'none';
    const isSelected = (option: Option) => selection.has(reader.key(option));
    return selectedPart(view.count, view.optionAt, isDisabled, isSelected);
  }, [shown, view, selection]);
  return {
    shown,
    part,
    toggle() {
      const all = Array.from({ length: view.count }, (_, position) => view.optionAt(position));
      const options = all.filter((option) => option !== undefined);
      if (dispatch({ type: 'all.toggle', options })) close();
    },
  };
}
