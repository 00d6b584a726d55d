import type { DrawingName } from './drawings';
import type { PageGroup } from './page-groups';

/** The pages of a group of the sidebar, as `/componentes` shows them. */
export interface OverviewGroup {
  readonly group: PageGroup;
  readonly entries: readonly OverviewEntry[];
}

export interface OverviewEntry {
  readonly path: string;
  readonly title: string;
  /** The first name that a reader would import. */
  readonly name?: string | undefined;
  /** What it is for, in one line. */
  readonly line: string;
  readonly drawing: DrawingName;
}
