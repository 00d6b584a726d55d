import type { PagesState } from '../remote/pages';

/** Whether the last page showed no row: a short list would ask for page after page (SEL-11). */
export function hidesLastPage(
  { hasNext, status, shown }: Pick<PagesState<unknown>, 'hasNext' | 'status' | 'shown'>,
  rows: number,
): boolean {
  return hasNext && status !== 'error' && rows <= shown;
}
