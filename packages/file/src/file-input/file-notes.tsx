'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import type { FileInputLabels } from '../labels/file-labels.types';
import type { FileRejection } from './file-field.types';
import { itemName } from './file-items';
import { itemKeys } from './item-keys';
import { rejectionsToShow } from './rejections-to-show';

export interface FileNotesProps {
  rejections: readonly FileRejection[];
  problem: string;
  labels: Pick<FileInputLabels, 'unnamed' | 'rejectedMany'>;
  className: string | undefined;
  announce: (text: string) => void;
}

export function FileNotes({ rejections, problem, labels, className, announce }: FileNotesProps) {
  // A problem that is there from the start is not announced.
  const last = useRef(problem);
  useEffect(() => {
    if (problem && problem !== last.current) announce(problem);
    last.current = problem;
  }, [problem, announce]);
  const shown = rejectionsToShow(rejections);
  const keys = itemKeys(shown.map(({ value }) => value));
  if (shown.length === 0) return null;
  return (
    <ul className={clsx('gd-file-input__rejections', className)}>
      {shown.map(({ value, message }, index) => (
        <li key={keys[index]}>
          <bdi>{itemName(value, labels.unnamed)}</bdi>: {message}
        </li>
      ))}
      {shown.length < rejections.length && <li>{labels.rejectedMany(rejections.length)}</li>}
    </ul>
  );
}
