import { useMemo, useReducer, useState } from 'react';
import type { Creations } from '../creations/use-creations';
import type { RemoteStore } from '../remote/remote-store';
import type { SelectConfig } from '../select/select-config';
import type { GroupState, SelectOpening } from '../select/use-select';
import type { SelectValue, SelectWords } from '../select/use-select-value';
import { selectedPart } from '../selection/selection';
import type { SelectKey } from '../selection/selection.types';
import { type ListRow, type ListState, listReducer, openedList, optionFrom } from './list-state';
import { between, type Movement, move } from './navigation';
import { type ListRows, useListRows } from './rows/use-list-rows';
import type { OptionView } from './search/option-view';
import { parseList } from './search/parse-list';
import { typeAhead } from './search/type-ahead';

export interface OpenListOptions<Option> {
  readonly config: SelectConfig<Option>;
  readonly value: SelectValue<Option>;
  readonly opening: Pick<SelectOpening, 'intent' | 'close'>;
  readonly remote: RemoteStore<Option> | null;
  readonly creations: Creations;
  readonly groupState: GroupState;
  readonly listId: string;
  readonly announce: (words: SelectWords) => void;
}

export type OpenList<Option> = ReturnType<typeof useOpenList<Option>>;

/** The rows of a select's list, and what a person does with them. */
export function useOpenList<Option>(options: OpenListOptions<Option>) {
  const { config, value, opening, remote, creations, groupState, announce } = options;
  const { multiple, reader, labels, searchable, props, editable } = config;
  const [notice, setNotice] = useState('');
  const query = (searchable && opening.intent?.text) || '';
  const [state, dispatch] = useReducer(listReducer, query, openedList);
  const rows = useListRows({
    ...{ config, remote, state, dispatch, announce },
    listId: options.listId,
    indexOf: value.lookup.indexOf,
    creations: creations.list,
    collapsed: groupState.collapsed,
  });
  const { view, text } = rows;
  const close = () => opening.close('select');
  const selectAll = useSelectAll(config, value, rows.found, close);
  const begun = beginning(state.active, rows, options);
  // From then on the row stays the active one, whatever is loaded or replaced.
  if (begun !== undefined) dispatch({ type: 'list.goTo', to: begun, by: 'list' });
  // An active row that is gone has no successor. The row where the list begins may still have to be loaded.
  const isGone = rows.active < 0 && typeof state.active === 'object' && state.active !== null;
  if (isGone && (state.by !== 'list' || state.query !== '')) rows.goTo(-1);

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
    ...{ rows, selectAll, chooses, notice, type },
    /** A side arrow on the header of a group; false when there is nothing for it to do. */
    pressArrow(back: boolean): boolean {
      const header = view.headerAt?.(rows.active);
      return Boolean(header && props.groups?.pressArrow(header, pressed, back));
    },
    /** `target` is what a pointer pressed in the row. */
    chooseAt(position: number, target?: EventTarget): void {
      if (rows.rowAt(position)?.kind === 'create') {
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
    /** Moves the active row, and chooses all from the one on where Shift was held down first. */
    extend(movement: Movement): void {
      const { active } = rows;
      const to = move(active, movement, view.count, false);
      const anchor = state.range?.anchor ?? rows.rowAt(Math.max(active, 0));
      if (to < 0 || anchor === null) return;
      const before = state.range?.before ?? new Set(value.selection.keys);
      const start = rows.positionOf(anchor);
      const upTo = (end: number) =>
        between(start, end).flatMap((position) => view.optionAt(position) ?? []);
      dispatch({ type: 'list.goTo', to: rows.rowAt(to), range: { anchor, before } });
      const former = upTo(active < 0 ? to : active);
      value.dispatch({ type: 'range.change', inside: upTo(to), former, before });
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
  active: ListState['active'],
  { view, labelAt, rowAt, positionOf }: ListRows<Option>,
  { config, value, opening, remote }: OpenListOptions<Option>,
): ListRow | null | undefined {
  if (active === 'first') {
    // Below what a server didn't find, nothing is created by the Enter that was meant for a search.
    return view.count > 0 || !remote ? (rowAt(optionFrom(0, view)) ?? undefined) : undefined;
  }
  if (active !== 'start' || view.count === 0) return undefined;
  const [key = null]: readonly (SelectKey | null)[] = value.selection.keys;
  const { at = 'selected', text = '' } = opening.intent ?? {};
  const chosen = { kind: 'option' as const, key, position: -1 };
  const position = key === null ? -1 : positionOf(chosen);
  if (text !== '' && !config.searchable) {
    const typed = typeAhead(text, position, view.count, labelAt);
    if (typed >= 0) return rowAt(typed);
  }
  // A row that is collapsed is looked for again at its header.
  const begin = key === null ? null : { ...chosen, position };
  if (at === 'selected' || position >= 0) return begin;
  const ends = rowAt(at === 'selectedOrLast' ? view.count - 1 : optionFrom(0, view));
  return ends?.kind === 'option' ? ends : (begin ?? ends);
}

function useSelectAll<Option>(
  { props, reader, multiple, editable }: SelectConfig<Option>,
  { selection, isDisabled, dispatch }: SelectValue<Option>,
  view: OptionView<Option>,
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
