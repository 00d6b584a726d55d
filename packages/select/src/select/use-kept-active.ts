'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ListEvent } from '../list/list-reducer';
import type { OptionView } from '../list/option-view';
import type { OptionReader } from '../selection/option-reader';
import type { SelectKey } from '../selection/selection.types';

/** What `useKeptActive` takes. */
export interface KeptActive<Option> {
  readonly items: readonly (Option | null | undefined)[];
  readonly view: OptionView<Option>;
  /** What is searched: for another text another option is active. */
  readonly query: string;
  /** Position of the active option; -1 for none. */
  readonly active: number;
  readonly reader: Pick<OptionReader<Option>, 'key'>;
  /** Index in the data of an option, by its key; -1 when it is not there. */
  readonly indexOf: (key: SelectKey) => number;
  readonly dispatch: (event: ListEvent) => void;
}

/** Whoever changes the options while a list is open must not change what Enter means (SEL-15). */
export function useKeptActive<Option>({
  items,
  view,
  query,
  active,
  reader,
  indexOf,
  dispatch,
}: KeptActive<Option>): void {
  const option = view.optionAt(active);
  const now = { items, query, key: option === undefined ? null : reader.key(option) };
  const shown = useRef(now);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = now;
    if (former.items === items || former.query !== query) return;
    if (former.key === null || former.key === now.key) return;
    const index = indexOf(former.key);
    const position = view.positionOf(index);
    dispatch({ type: 'list.changed', to: position < 0 ? null : { position, index } });
  });
}
