'use client';

import {
  useControlFocus,
  useControllableValue,
  useFieldControl,
  useLabels,
  useLatestCallback,
  useLocale,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import { fileInputLabelsEsCO } from '../labels/es-co';
import { formatFileSize } from '../names/format-file-size';
import type { UploadView } from '../upload/upload.types';
import type { ContentFindings } from './check-content';
import type { DroppedFiles } from './dropped-files.types';
import type {
  FileChangeReason,
  FileInputProps,
  FileItemState,
  FileRejection,
} from './file-input.types';
import type { FileItem } from './file-item.types';
import { areSame, itemName, toItems } from './file-items';
import { filesToRead, planFileList } from './plan-file-list';
import { useAnnouncement } from './use-announcement';
import { useBrokenLimits } from './use-broken-limits';
import { useContentCheck } from './use-content-check';
import { useFileLimits } from './use-file-limits';
import { type FileArrival, useFileTarget } from './use-file-target';
import { useItemKeys } from './use-item-keys';
import { useNativeInput } from './use-native-input';

/** Ties the rules of a list of files to React, the native input and the focus. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: brings the rules, the native input and the focus together, without branches
export function useFileInput(props: FileInputProps) {
  const { multiple = false, progress, onReject } = props;
  const labels = useLabels('file', fileInputLabelsEsCO, props.labels);
  const locale = useLocale();
  const control = useFieldControl(props);
  const locked = control.disabled || control.readOnly;
  const limits = useFileLimits(
    '<FileInput>',
    {
      ...props,
      maxFiles: props.multiple ? props.maxFiles : 1,
      maxTotalSize: props.multiple ? props.maxTotalSize : undefined,
      append: multiple && props.append,
    },
    labels,
  );
  const given = props.value ?? props.defaultValue ?? null;
  if (given !== null && multiple !== Array.isArray(given)) {
    warnOnce(
      '<FileInput>',
      multiple ? 'multiple: value must be an array.' : 'value: an array needs `multiple`.',
      'file-value-shape',
    );
  }

  const resetItems = toItems(useResetValue(props.value, props.defaultValue ?? null));
  const [items, setItems] = useControllableValue<readonly FileItem[], { reason: FileChangeReason }>(
    {
      value: props.value === undefined ? undefined : toItems(props.value, '<FileInput>'),
      defaultValue: resetItems,
      onChange: (next, details) => {
        if (props.multiple) props.onChange?.(next.length > 0 ? [...next] : null, details);
        else props.onChange?.(next[0] ?? null, details);
      },
    },
  );
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [announcement, announce] = useAnnouncement();
  const content = useContentCheck();
  // Two choices may end before the page is drawn again.
  const latest = useRef(items);
  const drawn = useRef(items);
  const drop = () => {
    target.drop();
    content.drop();
  };
  const reported = useRef(items);
  useLayoutEffect(() => {
    // Items that the application puts in may be another record's, which a choice from before must not replace.
    // What is added replaces nothing: the application may have put an address in a sent file's place.
    if (!areSame(items, drawn.current)) {
      if (!limits.append && !areSame(items, reported.current)) drop();
      reported.current = items;
    }
    drawn.current = items;
    latest.current = items;
  });
  const [uploads, setUploads] = useState<UploadView>();
  /** What is seen of each item: the file that was sent, where the item is the id that it got. */
  const shownOf = (list: readonly FileItem[]) => uploads?.shown(list) ?? list;
  const shown = shownOf(items);
  const broken = useBrokenLimits(shown, limits, locked, labels.unnamed, announce);
  const change = (
    next: readonly FileItem[],
    reason: FileChangeReason,
    nextShown?: readonly FileItem[],
  ) => {
    if (nextShown) uploads?.arrange(next, nextShown);
    latest.current = next;
    reported.current = next;
    setItems(next, { reason });
    control.report({ dirty: true });
  };

  const take = useLatestCallback(
    (
      chosen: readonly File[],
      arrival: FileArrival,
      dropped?: DroppedFiles,
      findings?: ContentFindings,
    ) => {
      const list = latest.current;
      const plan = planFileList(list, chosen, limits, shownOf(list), findings);
      const refused = limits.explain(plan.refused, dropped);
      const [first] = refused;
      setRejections(refused);
      announce(
        [
          plan.added.length > 0 && labels.added(plan.added.length),
          first &&
            refused.length === 1 &&
            labels.rejected(itemName(first.file, labels.unnamed), first.message),
          refused.length > 1 && labels.rejectedMany(refused.length),
        ]
          .filter(Boolean)
          .join('. '),
      );
      if (plan.added.length > 0) change(plan.items, arrival);
      if (refused.length > 0) onReject?.(refused);
    },
  );

  const target = useFileTarget({
    files: items.filter((item) => typeof item !== 'string'),
    locked,
    preventBodyDrop: props.preventBodyDrop ?? true,
    onFiles: (chosen, arrival, dropped) => {
      const isChecked = props.checkContent !== false && limits.accepted.length > 0;
      const read = isChecked ? filesToRead(chosen, limits) : [];
      if (read.length === 0) return take(chosen, arrival, dropped);
      content.check(read, limits.accepted, !limits.append, (findings) =>
        take(chosen, arrival, dropped, findings),
      );
    },
    onReset: () => {
      content.drop();
      setRejections([]);
      // An upload may end before the page is drawn again.
      latest.current = resetItems;
      reported.current = resetItems;
      setItems(resetItems, { reason: 'reset' });
    },
  });

  const reading = target.reading === null ? '' : labels.reading(target.reading);
  const native = useNativeInput(target.input, {
    control,
    name: props.name,
    filled: items.length > 0,
    hasFiles: items.some((item) => typeof item !== 'string'),
    replaces: !limits.append && items.some((item) => typeof item === 'string'),
    busy: reading || (content.checking ? labels.checking : '') || (uploads?.busy ?? ''),
    problem: uploads?.problem || broken.problem,
    requiredText: labels.required,
  });
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);
  // After a removal the focus goes to the next item's button, else the previous, else the input.
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > li > .gd-icon-button');
    const next = buttons?.[Math.min(focusAt.current, buttons.length - 1)] ?? target.input.current;
    focusAt.current = null;
    next?.focus();
  });
  // An application may ask first, and remove it later from another list; its file may be up by then.
  const remove = useLatestCallback((item: FileItem, index: number) => {
    const list = latest.current;
    const seen = shownOf(list);
    const at = seen[index] === item ? index : seen.indexOf(item);
    if (locked || at < 0) return;
    focusAt.current = at;
    setRejections([]);
    announce(labels.removed(itemName(item, labels.unnamed)));
    change(list.toSpliced(at, 1), 'remove', seen.toSpliced(at, 1));
  });

  const keys = useItemKeys();
  const { focused, handlers } = useControlFocus({
    report: control.report,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
  });
  const states = items.map((item, index): FileItemState => {
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
  return {
    labels,
    ownLabels: props.labels,
    control,
    locked,
    limits,
    items,
    shown,
    states,
    rejections,
    broken,
    announcement,
    announce,
    change,
    latest,
    keys,
    uploads,
    uploadEvents: {
      announce,
      onView: setUploads,
      onDone: (file: File, id: string) => {
        const list = latest.current;
        const ids = list.map((item) => (item === file ? id : item));
        change(ids, 'upload', shownOf(list));
      },
    },
    target,
    native,
    reading,
    list,
    focus: handlers,
    focused,
  };
}
