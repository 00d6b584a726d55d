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
  /** A row below the options creates one. */
  readonly offersCreate: boolean;
  readonly reader: Pick<OptionReader<Option>, 'key'>;
  /** Index in the data of an option, by its key; -1 when it is not there. */
  readonly indexOf: (key: SelectKey) => number;
  readonly dispatch: (event: ListEvent) => void;
}

/** While a list is open, a change of its options does not change what Enter does (SEL-15). */
export function useKeptActive<Option>({
  items,
  view,
  query,
  active,
  offersCreate,
  reader,
  indexOf,
  dispatch,
}: KeptActive<Option>): void {
  const option = view.optionAt(active);
  const creates = active >= 0 && active === view.count;
  const header = view.headerAt?.(active)?.name;
  const key = option === undefined ? null : reader.key(option);
  const now = { items, query, creates, header, key };
  const shown = useRef(now);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = now;
    if (former.items === items || former.query !== query) return;
    if (former.creates ? creates : former.key === key && former.header === header) return;
    if (!former.creates && former.key === null && former.header === undefined) return;
    const index = former.key === null ? -1 : indexOf(former.key);
    const position = former.creates && offersCreate ? view.count : view.positionOf(index);
    dispatch({ type: 'list.changed', to: position < 0 ? null : { position, index } });
  });
}
