'use client';

import { CloseIcon, dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FileListLabels } from '../labels/file-labels.types';
import { fileExtension } from '../names/file-extension';
import type { FileInputSlot } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { openableUrl } from './file-items';
import { FilePreview } from './file-preview';
import { FileProgress } from './file-progress';

export interface FileListItemProps {
  state: FileItemState;
  shown: FileItem;
  status: ReactNode;
  problem: string | undefined;
  labels: FileListLabels;
  classNames: Partial<Record<FileInputSlot, string>>;
  isPicture: boolean;
  thumbnail: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

export function FileListItem({
  state,
  shown,
  status,
  problem,
  labels,
  classNames,
  isPicture,
  thumbnail,
  tools,
  children,
}: FileListItemProps) {
  const { name, size, progress, locked, remove } = state;
  const url = openableUrl(shown);
  const caption = typeof shown !== 'string' ? size : url ? labels.savedFile : labels.unsafeLink;
  const text = (
    <>
      <bdi className={clsx('gd-file-input__name', classNames.name)} title={name}>
        {name}
      </bdi>
      <span className={clsx('gd-file-input__size', classNames.size)}>{status || caption}</span>
    </>
  );
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove();
  };
  return (
    <li
      className={clsx('gd-file-input__item', classNames.item)}
      {...dataAttributes({ invalid: !!problem })}
    >
      {children ?? (
        <>
          <span className={clsx('gd-file-input__preview', classNames.preview)} aria-hidden="true">
            {fileExtension(name).slice(0, 4)}
            {isPicture ? (
              <FilePreview item={shown} className="gd-file-input__image" lazy />
            ) : (
              thumbnail
            )}
          </span>
          {url ? (
            <a className="gd-file-input__text" href={url} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            <span className="gd-file-input__text">{text}</span>
          )}
        </>
      )}
      {tools}
      {!locked && (
        <button
          type="button"
          className={clsx('gd-icon-button', classNames.remove)}
          aria-label={labels.remove(name)}
          onClick={remove}
          onKeyDown={removeByKey}
        >
          <CloseIcon />
        </button>
      )}
      {problem && <span className="gd-file-input__problem">{problem}</span>}
      {progress !== undefined && (
        <FileProgress
          value={progress}
          label={labels.progress(name)}
          className={classNames.progress}
        />
      )}
    </li>
  );
}
