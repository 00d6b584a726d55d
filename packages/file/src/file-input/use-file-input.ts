'use client';

import {
  useControlFocus,
  useFieldControl,
  useLabels,
  useLatestCallback,
  useLocale,
  warnOnce,
} from '@guadua/utils/internal';
import { useLayoutEffect, useRef } from 'react';
import { fileInputLabelsEsCO } from '../labels/es-co';
import type { FileInputLabels } from '../labels/file-labels.types';
import { formatFileSize } from '../names/format-file-size';
import type { FileChangeDetails, FileInputProps, FileRejection } from './file-input.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import { itemName } from './file-items';
import { fileLimits } from './file-limits';
import { useFiles } from './use-files';
import type { ReadChoice } from './use-intake';

/** Ties the list of a `FileInput` to its rows: what each shows, and where the focus goes when one is removed. */
export function useFileInput(props: FileInputProps) {
  const { multiple = false, progress } = props;
  const labels = useLabels('file', fileInputLabelsEsCO, props.labels);
  const locale = useLocale();
  const control = useFieldControl(props);
  const own = props.multiple ? props : undefined;
  const limits = fileLimits(
    '<FileInput>',
    {
      ...props,
      maxItems: own ? own.maxItems : 1,
      maxTotalSize: own?.maxTotalSize,
      append: own && props.append,
    },
    labels,
    locale,
  );
  warnOfShape(props);
  const files = useFiles<FileChangeDetails>({
    component: '<FileInput>',
    props,
    control,
    labels,
    limits,
    isRead: () => props.checkContent !== false,
    write: (items) => (multiple ? items : (items[0] ?? null)),
    onChange: props.onChange,
    onRead: take,
    requiredText: labels.required,
  });
  const { shown, announce, setRejections, send } = files;

  function take(choice: ReadChoice): void {
    let refused: FileRejection[] = [];
    const { files: chosen, findings, arrival } = choice;
    const reason = arrival === 'camera' ? 'select' : arrival;
    send({ type: 'read', chosen, findings, limits }, { reason }, (next) => {
      refused = files.explain(next, choice);
      setRejections(refused);
      announce(saidOf(labels, chosen.length - next.refused.length, refused));
    });
    // The last: one that throws takes no file along.
    if (refused.length > 0) props.onReject?.(refused);
  }

  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  // After a removal the focus goes to the next item's button, else the previous, else the input.
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > li > .gd-icon-button');
    const next = buttons?.[Math.min(focusAt.current, buttons.length - 1)] ?? files.input.current;
    focusAt.current = null;
    next?.focus();
  });
  // An application may ask first, and remove it later from another list; its file may be up by then.
  const remove = useLatestCallback((file: FileItem, at: number) => {
    if (files.locked) return;
    send({ type: 'removed', file, at }, { reason: 'remove' }, () => {
      focusAt.current = at;
      setRejections([]);
      announce(labels.removed(itemName(file, labels.unnamed)));
    });
  });

  const { focused, handlers } = useControlFocus({
    report: control.report,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
  });
  const states = files.items.map((item, index): FileItemState => {
    const file = shown[index] ?? item;
    return {
      item,
      index,
      name: itemName(file, labels.unnamed),
      size: typeof file === 'string' ? '' : formatFileSize(file.size, locale),
      progress: progress?.(item, index) ?? files.uploads?.progressOf(item),
      locked: files.locked,
      remove: () => remove(file, index),
    };
  });
  return {
    ...files,
    labels,
    control,
    limits,
    states,
    list,
    move: (file: FileItem, at: number, to: number) =>
      send({ type: 'moved', file, at, to }, { reason: 'reorder' }),
    rename: (file: FileItem, at: number, next: File) =>
      send({ type: 'renamed', file, at, next }, { reason: 'rename' }),
    focus: handlers,
    focused,
  };
}

/** What a screen reader hears of a choice. */
function saidOf(labels: FileInputLabels, added: number, refused: readonly FileRejection[]): string {
  const [first] = refused;
  return [
    added > 0 && labels.added(added),
    first &&
      (refused.length === 1
        ? labels.rejected(itemName(first.value, labels.unnamed), first.message)
        : labels.rejectedMany(refused.length)),
  ]
    .filter(Boolean)
    .join('. ');
}

function warnOfShape({ multiple = false, value, defaultValue }: FileInputProps): void {
  const given = value ?? defaultValue ?? null;
  if (given === null || multiple === Array.isArray(given)) return;
  warnOnce(
    '<FileInput>',
    multiple ? 'multiple: value must be an array.' : 'value: an array needs `multiple`.',
    'file-value-shape',
  );
}
