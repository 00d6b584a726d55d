import type { PagesState } from '../remote/pages';

/**
 * Whether the last page showed no row, as all of it belongs to groups that are collapsed (SEL-11). A list that stays
 * short would ask for page after page: the next one waits for a person.
 */
export function hidesLastPage(
  { hasNext, status, shown }: Pick<PagesState<unknown>, 'hasNext' | 'status' | 'shown'>,
  rows: number,
): boolean {
  return hasNext && status !== 'error' && rows <= shown;
}
