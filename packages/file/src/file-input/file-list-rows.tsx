'use client';

import { LiveRegion, mergeLabels, useLatestCallback } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useLayoutEffect, useRef } from 'react';
import { isPictureType } from '../formats/accept';
import { fileListLabelsEsCO } from '../labels/es-co-late';
import { formatFileSize } from '../names/format-file-size';
import { moveRow, removeRow, renameRow } from './change-files';
import type { FileChangeDetails, FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { isPicture, itemName } from './file-items';
import type { FileLimits } from './file-limits';
import { FileListItem } from './file-list-item';
import { FileNotes } from './file-notes';
import { itemKeys } from './item-keys';
import type { useFiles } from './use-files';

export interface FileListProps {
  props: FileInputProps;
  files: ReturnType<typeof useFiles<FileChangeDetails>>;
  limits: FileLimits;
}

export function FileList({ props, files, limits }: FileListProps) {
  const { rename, progress, classNames = {} } = props;
  const { shown, send, input, locked, uploads, announce } = files;
  const labels = mergeLabels({ ...files.labels, ...fileListLabelsEsCO }, files.labels);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  // After a removal the focus goes to the next item's button, else the previous, else the input.
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > li > .gd-icon-button');
    const next = buttons?.[Math.min(focusAt.current, buttons.length - 1)] ?? input.current;
    focusAt.current = null;
    next?.focus();
  });
  // An application may ask the person first, and call this when the list has changed.
  const remove = useLatestCallback((file: FileItem, at: number, name: string) => {
    if (locked) return;
    send(removeRow(file, at), { reason: 'remove' }, () => {
      focusAt.current = at;
      files.setRejections([]);
      announce(labels.removed(name));
    });
  });
  const states = files.items.map((item, index): FileItemState => {
    const file = shown[index] ?? item;
    const name = itemName(file, labels.unnamed);
    return {
      item,
      index,
      name,
      size: typeof file === 'string' ? '' : formatFileSize(file.size, files.locale),
      progress: progress?.(item, index) ?? uploads?.progressOf(item),
      locked,
      remove: () => remove(file, index, name),
    };
  });
  const tools = [rename, props.multiple && props.reorder].flatMap((tool) => tool || []);
  const onlyPictures = limits.accepted.length > 0 && limits.accepted.every(isPictureType);
  const keys = itemKeys(shown);
  const row = (state: FileItemState) => {
    const { item, index: at } = state;
    const file = shown[at] ?? item;
    return (
      <FileListItem
        key={keys[at]}
        state={state}
        labels={labels}
        classNames={classNames}
        shown={file}
        isPicture={isPicture(file, onlyPictures)}
        thumbnail={typeof file !== 'string' && props.thumbnail?.(file)}
        problem={files.broken.reasons[at]}
        status={uploads?.renderStatus(item, state.name)}
        tools={tools.map(({ Tool }, place) => (
          <Tool
            // biome-ignore lint/suspicious/noArrayIndexKey: the tools of a list stay the same
            key={place}
            {...{ index: at, states, file, input, announce }}
            name={files.value.name}
            labels={props.labels}
            onMove={(from, to) => {
              const moved = shown[from];
              if (moved === undefined) return;
              send(moveRow(moved, from, to), { reason: 'reorder' });
            }}
            onRename={(next) => send(renameRow(file, at, next), { reason: 'rename' })}
          />
        ))}
      >
        {props.renderItem?.(state)}
      </FileListItem>
    );
  };
  return (
    <>
      <FileNotes
        rejections={files.rejections}
        problem={files.broken.problem}
        labels={labels}
        className={classNames.rejections}
        announce={announce}
      />
      <LiveRegion {...files.announcement} />
      {states.length > 0 && (
        <ul ref={list} className={clsx('gd-file-input__list', classNames.list)}>
          {states.map(row)}
        </ul>
      )}
    </>
  );
}
