'use client';

import {
  useAnnouncement,
  useControl,
  useControlValue,
  useLatestCallback,
  useLocale,
  warnOnce,
} from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import type { UploadView } from '../upload/upload.types';
import type { BrokenLimits, FileRules, JudgeParts, TakenChoice } from './explain-choice';
import type { FileFieldProps, FileRejection } from './file-field.types';
import type { FileItem } from './file-item.types';
import { toItems } from './file-items';
import type { FileLimits } from './file-limits';
import type { FileListChange, FileListState } from './file-list';
import { type FileArrival, useFileTarget } from './use-file-target';
import { useIntake } from './use-intake';
import { useNativeInput } from './use-native-input';

type GivenFiles = FileItem | readonly FileItem[] | null;

export interface FilesProps extends FileFieldProps {
  readonly value?: GivenFiles | undefined;
  readonly defaultValue?: GivenFiles | undefined;
}

export interface FilesOptions<Details, Parts extends JudgeParts = JudgeParts> {
  readonly component: string;
  readonly props: FilesProps;
  readonly labels: FileRules['labels'];
  readonly limits: FileLimits;
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  readonly write: (items: readonly FileItem[]) => unknown;
  readonly onChange: ((value: never, details: Details) => void) | undefined;
  readonly parts: Parts | undefined;
  readonly load: () => Promise<Parts | undefined>;
  readonly onTaken: (choice: TakenChoice, arrival: FileArrival, parts: Parts | undefined) => void;
  readonly onReset?: (() => void) | undefined;
  readonly judged?: ((shown: readonly FileItem[]) => readonly FileItem[]) | undefined;
  /** What the form says while it waits for work that was begun for this record; empty when nothing is at work. */
  readonly busyFor?: ((record: number) => string) | undefined;
  readonly hasDialogFor?: ((record: number) => boolean) | undefined;
  readonly requiredText: string;
  readonly waitingText?: string | undefined;
}

export type Files = Pick<
  ReturnType<typeof useFiles>,
  'input' | 'control' | 'locked' | 'items' | 'target' | 'native' | 'broken' | 'uploadEvents'
> & { readonly value: { readonly name: string | undefined } };

const NOTHING_BROKEN: BrokenLimits = { reasons: [], problem: '' };

export function useFiles<
  Details extends { readonly reason: string },
  Parts extends JudgeParts = JudgeParts,
>(options: FilesOptions<Details, Parts>) {
  const { component, props, labels, limits, parts, load } = options;
  warnOnce(
    component,
    () =>
      !!props.upload &&
      !props.upload.Runner &&
      'upload: `uploader({url})` makes one; what is given uploads nothing, and the form sends the files.',
    'file-uploader',
  );
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [announcement, announce] = useAnnouncement();
  const [uploads, setUploads] = useState<UploadView>();
  const value = useControlValue<GivenFiles, readonly FileItem[], never, Details>({
    name: props.name,
    element: input,
    value: props.value,
    defaultValue: props.defaultValue,
    read: (given) => toItems(given, component),
    isSame: (one, other) =>
      one.length === other.length && one.every((item) => other.includes(item)),
    write: options.write,
    onChange: options.onChange,
    onReset(first) {
      intake.drop();
      setRejections([]);
      options.onReset?.();
      value.set(first, { reason: 'reset' } as Details);
      // The browser empties the input after this event, and after all microtasks if a person asked.
      setTimeout(target.hold);
    },
  });
  const items = value.value;
  const hasItems = items.length > 0;
  const control = useControl(props, { filled: hasItems });
  const locked = control.disabled || control.readOnly;
  const shownOf = (list: readonly FileItem[]) => uploads?.shown(list) ?? list;
  const shown = shownOf(items);

  const send = useLatestCallback(
    (change: FileListChange, details: Details, before?: () => void): void => {
      // A second change may come before React renders the first.
      const now: FileListState = { items: value.now(), shown: shownOf(value.now()) };
      const next = change(now);
      if (next === now) return;
      before?.();
      uploads?.arrange(next.items, next.shown);
      value.set(next.items, details);
      control.report({ dirty: true });
    },
  );

  const rules = { limits, labels, locale, isImage: component === '<ImageInput>' };
  const intake = useIntake<Parts>({
    rules,
    isRead: options.isRead,
    load,
    shown: () => shownOf(value.now()),
    record: () => value.latest().record,
    onTaken(taken, arrival, code) {
      setRejections(taken.rejections);
      if (taken.said) announce(taken.said);
      options.onTaken(taken, arrival, code);
      // `onReject` is called last: when it throws, the good files are already taken.
      if (taken.rejections.length > 0) props.onReject?.(taken.rejections);
    },
  });

  useEffect(() => {
    if (hasItems) void load();
  }, [hasItems, load]);
  const { waiting } = intake;
  const isWaiting = waiting.count > 0 && (limits.append || waiting.record === value.record);
  const reading = isWaiting && waiting.found !== undefined ? labels.reading(waiting.found) : '';
  const waitingText = isWaiting ? (options.waitingText ?? (reading || labels.checking)) : '';

  const target = useFileTarget({
    input,
    files: () => value.now().filter((item) => typeof item !== 'string'),
    locked,
    acceptPageDrop: props.acceptPageDrop ?? false,
    hasDialog: options.hasDialogFor?.(value.record),
    onExpect: load,
    onFiles: intake.receive,
    onPress: parts?.keepFromLabel,
  });
  // Browsers do not validate a control that can't be changed; neither does the field.
  const broken =
    locked || !parts ? NOTHING_BROKEN : parts.judgeFiles(options.judged?.(shown) ?? shown, rules);
  const native = useNativeInput(input, {
    control,
    name: value.name,
    filled: hasItems,
    hasFiles: items.some((item) => typeof item !== 'string'),
    replaces: !limits.append && items.some((item) => typeof item === 'string'),
    busy: options.busyFor?.(value.record) || waitingText || (uploads?.busy ?? ''),
    problem: uploads?.problem || broken.problem,
    requiredText: options.requiredText,
  });
  return {
    input,
    control,
    locked,
    locale,
    value,
    items,
    shown,
    send,
    announcement,
    announce,
    labels,
    rejections,
    setRejections,
    reading,
    isWaiting,
    receive: intake.receive,
    drop: intake.drop,
    target,
    native,
    broken,
    uploads,
    uploadEvents: {
      announce,
      onView: setUploads,
      onUploaded: (change: FileListChange) => send(change, { reason: 'upload' } as Details),
    },
  };
}
