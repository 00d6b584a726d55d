'use client';

import { useLabels, useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { useLayoutEffect, useRef } from 'react';
import { fileFieldLabelsEsCO } from '../labels/es-co-file';
import { formatFileSize } from '../names/format-file-size';
import type { FileChangeDetails, FileInputProps } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { itemName } from './file-items';
import { fileLimits } from './file-limits';
import { useFiles } from './use-files';

/** Ties the list of a `FileInput` to its rows: what each shows, and where the focus goes when one is removed. */
export function useFileInput(props: FileInputProps) {
  const { multiple = false, progress } = props;
  const labels = useLabels('file', fileFieldLabelsEsCO, props.labels);
  const limits = fileLimits(
    '<FileInput>',
    props.multiple ? props : { ...props, maxItems: 1, append: false },
  );
  warnOfShape(props);
  const files = useFiles<FileChangeDetails>({
    component: '<FileInput>',
    props,
    labels,
    limits,
    isRead: () => props.checkContent !== false,
    write: (items) => (multiple ? items : (items[0] ?? null)),
    onChange: props.onChange,
    onTaken: ({ added }, arrival) =>
      send(
        { type: 'added', files: added, append: limits.append },
        { reason: arrival === 'camera' ? 'select' : arrival },
      ),
    requiredText: labels.required,
  });
  const { shown, send, input, locked, locale, uploads } = files;
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
  // An application may ask first, and remove it later from another list; its file may be up by then.
  const remove = useLatestCallback((file: FileItem, at: number) => {
    if (locked) return;
    send({ type: 'removed', file, at }, { reason: 'remove' }, () => {
      focusAt.current = at;
      files.setRejections([]);
      files.announce(labels.removed(itemName(file, labels.unnamed)));
    });
  });
  const states = files.items.map((item, index): FileItemState => {
    const file = shown[index] ?? item;
    return {
      item,
      index,
      name: itemName(file, labels.unnamed),
      size: typeof file === 'string' ? '' : formatFileSize(file.size, locale),
      progress: progress?.(item, index) ?? uploads?.progressOf(item),
      locked,
      remove: () => remove(file, index),
    };
  });
  return { ...files, labels, limits, states, list };
}

function warnOfShape({ multiple = false, value, defaultValue }: FileInputProps): void {
  const given = value ?? defaultValue ?? null;
  warnOnce(
    '<FileInput>',
    () =>
      given !== null &&
      multiple !== Array.isArray(given) &&
      (multiple ? 'multiple: value must be an array.' : 'value: an array needs `multiple`.'),
    'file-value-shape',
  );
}
