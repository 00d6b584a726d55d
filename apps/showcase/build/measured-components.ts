import type { Reference } from '@guadua/docgen';
import { PACKAGES } from '@guadua/workspace';

/** One component, as an application imports it. */
export interface MeasuredComponent {
  readonly from: string;
  readonly names: readonly [string];
}

/**
 * What an application would choose from: every component that the reference describes, entry by entry
 * in the order of the packages, and in an entry in the order of the pages.
 */
export function measuredComponents({ pages }: Reference): MeasuredComponent[] {
  const entries = PACKAGES.flatMap((each) => each.entries.map(({ name }) => name));
  return Object.values(pages)
    .flatMap(({ components }) => components.filter(({ fullAt }) => fullAt === undefined))
    .map(({ importFrom, name }): MeasuredComponent => ({ from: importFrom, names: [name] }))
    .sort((one, other) => entries.indexOf(one.from) - entries.indexOf(other.from));
}
