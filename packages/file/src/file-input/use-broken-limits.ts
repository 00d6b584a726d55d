'use client';

import { useEffect, useRef } from 'react';
import type { FileItem } from './file-item.types';
import { itemName } from './file-items';
import { judgeFileList } from './plan-file-list';
import type { FileLimits } from './use-file-limits';

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
 * @param locked What can't be changed is left alone, as browsers do with read-only controls.
 */
export function useBrokenLimits(
  shown: readonly FileItem[],
  limits: FileLimits,
  locked: boolean,
  unnamed: string,
  announce: (text: string) => void,
): BrokenLimits {
  const codes = locked ? [] : judgeFileList(shown, limits);
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
