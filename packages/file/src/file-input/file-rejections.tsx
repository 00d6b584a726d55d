import { clsx } from 'clsx';
import type { FileInputLabels } from '../labels/file-labels.types';
import type { FileRejection } from './file-input.types';
import { itemName } from './file-items';
import { itemKeys } from './item-keys';
import { rejectionsToShow } from './rejections-to-show';

/** Props of `FileRejections`. */
export interface FileRejectionsProps {
  rejections: readonly FileRejection[];
  labels: FileInputLabels;
  className: string | undefined;
}

/** What was not taken of the last choice, and why. */
export function FileRejections({ rejections, labels, className }: FileRejectionsProps) {
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
