import type { ListOwner, ShownList } from '../../select/list-owner';

/** What each way to place the rows of a list is given. */
export interface RowsProps<Option> {
  readonly owner: ListOwner<Option>;
  readonly list: ShownList<Option>;
  /** How many rows there are. */
  readonly total: number;
  /** Size of the whole list for screen readers; -1 while it isn't known. */
  readonly setSize: number;
  /** Height of a row of one line before one was measured. */
  readonly rowHeight: number;
  /** Height of the list, where it can't be measured. */
  readonly maxHeight: number;
  /** A template or the titles of groups make rows of several heights. */
  readonly differ: boolean;
}
