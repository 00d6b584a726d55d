import type { RefObject } from 'react';
import type { ListRow } from '../list/active-row';
import type { ListState } from '../list/list-reducer';
import type { ListSearch } from '../list/use-list-search';
import type { RemoteList } from '../remote/remote-list';
import type { Selection } from '../selection/selection';
import type { SelectConfig } from './select-config';
import type { SelectValue } from './use-select-value';

/** What a listbox needs of the widget it belongs to. */
export interface ListOwner<Option> {
  readonly config: SelectConfig<Option>;
  readonly elements: {
    /** Names the active option where there is no search box. */
    readonly trigger: RefObject<HTMLElement | null>;
    readonly listId: string;
  };
  readonly value: Pick<SelectValue<Option>, 'isDisabled'> & {
    readonly selection: Pick<Selection, 'has'>;
  };
  readonly remote: RemoteList<Option> | null;
}

/** What a listbox shows, and what a pointer does in it. */
export interface ShownList<Option> extends Omit<ListSearch<Option>, 'type'> {
  readonly state: ListState;
  /** Position of the active row; -1 for none. */
  readonly active: number;
  /** Id of the active row, for screen readers. */
  readonly activeId: string | undefined;
  readonly elements: { readonly list: RefObject<HTMLDivElement | null> };
  readonly rowAt: (position: number) => ListRow | null;
  /** Where a row is now; -1 when it is no longer there. */
  readonly positionOf: (row: ListRow) => number;
  readonly pointAt: (position: number) => void;
  /** `target` is what a pointer pressed in the row. */
  readonly chooseAt: (position: number, target?: EventTarget) => void;
}
