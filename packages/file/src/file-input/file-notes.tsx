import { LiveRegion } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { fileListLabelsEsCO } from '../labels/es-co-late';
import type { FileFieldLabels, FileListLabels } from '../labels/file-labels.types';
import type { FileRejection } from './file-field.types';
import { itemName } from './file-items';

/** A folder of the wrong kind may hold thousands of files: to list them all would keep the page busy. */
const MOST = 50;

export interface FileNotesProps {
  rejections?: readonly FileRejection[];
  problem: string;
  labels: FileFieldLabels & Partial<FileListLabels>;
  className?: string | undefined;
  announcement: { readonly message: string; readonly turn: number };
  announce: (text: string) => void;
}

export function FileNotes({
  rejections = [],
  problem,
  labels,
  announce,
  ...props
}: FileNotesProps) {
  // A problem that is there from the start is not announced.
  const last = useRef(problem);
  useEffect(() => {
    if (problem && problem !== last.current) announce(problem);
    last.current = problem;
  }, [problem, announce]);
  const count = rejections.length;
  const { rejectedMany = fileListLabelsEsCO.rejectedMany } = labels;
  return (
    <>
      <LiveRegion {...props.announcement} />
      {count > 0 && (
        <ul className={clsx('gd-file-input__rejections', props.className)}>
          {rejections.slice(0, MOST).map(({ value, message }, index) => (
            // Each reason gets an element of its own, since a browser that translates the page replaces its text.
            // biome-ignore lint/suspicious/noArrayIndexKey: each choice has a list of its own
            <li key={`${index} ${message}`}>
              <bdi>{itemName(value, labels.unnamed)}</bdi>: {message}
            </li>
          ))}
          {count > MOST && <li>{rejectedMany(count)}</li>}
        </ul>
      )}
    </>
  );
}
