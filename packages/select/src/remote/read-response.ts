import { warnOnce } from '@guadua/utils/internal';
import type { SelectKey } from '../selection/selection.types';

/** A page as `getList` answered it, read along the paths (SEL-11). */
export interface RemotePage<Option> {
  readonly items: readonly Option[];
  readonly total: number | null;
  /** Whether it says that there is another page; `null` when it doesn't say. */
  readonly hasNext: boolean | null;
}

export interface ResponsePaths {
  readonly listPath?: readonly SelectKey[] | undefined;
  readonly rowCountPath?: readonly SelectKey[] | undefined;
  readonly hasNextPagePath?: readonly SelectKey[] | undefined;
}

/** Reads an answer of `getList`; throws when there is no list. What the items are is not checked. */
export function readResponse<Option>(
  response: unknown,
  {
    listPath = Array.isArray(response) ? [] : ['results'],
    rowCountPath = ['row_count'],
    hasNextPagePath = ['has_next_page'],
  }: ResponsePaths,
): RemotePage<Option> {
  const items = follow(response, listPath);
  if (!Array.isArray(items)) {
    warnOnce(
      '<Select>',
      () =>
        `remote: getList answered without a list at listPath ${JSON.stringify(listPath)}. ` +
        'Give the path to the list, or answer with the list itself.',
      'select-remote-list',
    );
    throw new Error('no list');
  }
  const total = follow(response, rowCountPath);
  const hasNext = follow(response, hasNextPagePath);
  return {
    items: items.filter((item) => item !== null && item !== undefined),
    total: typeof total === 'number' && Number.isFinite(total) && total >= 0 ? total : null,
    hasNext: typeof hasNext === 'boolean' ? hasNext : null,
  };
}

function follow(response: unknown, path: readonly SelectKey[]): unknown {
  let found = response;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}
