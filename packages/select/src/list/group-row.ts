/** The header of a group, as a row of the list. */
export interface GroupRow<Option> {
  readonly name: string;
  /** Its place among the groups, from 0. */
  readonly order: number;
  /** All of the group that was found, shown or not. */
  readonly options: readonly Option[];
  readonly open: boolean;
}
