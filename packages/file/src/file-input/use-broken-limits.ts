'use client';

import { useEffect, useRef, useState } from 'react';
import type { FileItem } from './file-item.types';
import { itemName } from './file-items';
import type { FileLimits } from './file-limits';
import { judgeFileList } from './plan-file-list';

/** What breaks the limits that a field has now. */
export interface BrokenLimits {
  /** Of each item why it may not be there; empty when it may. */
  readonly reasons: readonly string[];
  /** Why the form can't be sent; empty when it can. */
  readonly problem: string;
}

/**
 * Judges what is in a field whenever it is drawn: a limit may have been lowered since it was chosen, and
 * nothing is sent that the field says it does not take (FIL-3). A change of that is announced.
 *
 * @param shown What each item stands for.
 * @param record Grows when the application puts in another list, whose types are to be judged.
 * @param locked What can't be changed is left alone, as browsers do with read-only controls.
 */
export function useBrokenLimits(
  shown: readonly FileItem[],
  record: number,
  limits: FileLimits,
  locked: boolean,
  unnamed: string,
  announce: (text: string) => void,
): BrokenLimits {
  const wrong = useWrongTypes(shown, record, limits.accepted);
  const codes = locked ? [] : judgeFileList(shown, limits, wrong);
  const reasons = codes.map((code) => (code ? limits.messageOf(code) : ''));
  const first = reasons.findIndex(Boolean);
  const item = shown[first];
  const problem = item === undefined ? '' : `${itemName(item, unnamed)}: ${reasons[first]}`;
  // What is wrong from the start is no news.
  const last = useRef(problem);
  useEffect(() => {
    if (problem && problem !== last.current) announce(problem);
    last.current = problem;
  }, [problem, announce]);
  return { reasons, problem };
}

const NONE: ReadonlySet<FileItem> = new Set();

/** The files that are not of an accepted type. What was chosen under the same types is known to be of one. */
function useWrongTypes(
  shown: readonly FileItem[],
  record: number,
  accepted: readonly string[],
): ReadonlySet<FileItem> {
  const [wrong, setWrong] = useState(NONE);
  const types = accepted.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged anew for other types, another record, and more files
  useEffect(() => {
    if (!types || !shown.some((item) => typeof item !== 'string')) return setWrong(NONE);
    let isOver = false;
    // The code that knows the formats came with the first choice, or comes now.
    import('./read-files').then(
      ({ wrongTypes }) => {
        const found = wrongTypes(shown, accepted);
        if (!isOver) setWrong(found.size > 0 ? found : NONE);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [types, record, shown.length]);
  return wrong;
}
