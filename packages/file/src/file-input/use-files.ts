import {
  useAnnouncement,
  useControl,
  useControlValue,
  useLatestCallback,
  useLocale,
} from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import type { BrokenLimits, FileRules, JudgeParts, TakenChoice } from './explain-choice';
import type { FileFieldProps, FileRejection } from './file-field.types';
import type { FileItem } from './file-item.types';
import { toItems } from './file-items';
import type { FileLimits } from './file-limits';
import type { FileListChange } from './file-list';
import { type FileArrival, useFileTarget } from './use-file-target';
import { useIntake } from './use-intake';
import { useNativeInput } from './use-native-input';
import { useUploads } from './use-uploads';

type GivenFiles = FileItem | readonly FileItem[] | null;

export interface FilesProps extends FileFieldProps {
  readonly value?: GivenFiles | undefined;
  readonly defaultValue?: GivenFiles | undefined;
}

export interface FilesOptions<Details, Parts extends JudgeParts = JudgeParts> {
  readonly props: FilesProps;
  readonly labels: FileRules['labels'];
  readonly limits: FileLimits;
  readonly isImage: boolean;
  readonly checkContent: boolean;
  readonly write: (items: readonly FileItem[]) => unknown;
  readonly onChange: ((value: never, details: Details) => void) | undefined;
  readonly parts: Parts | undefined;
  readonly load: () => Promise<Parts | undefined>;
  readonly onTaken: (choice: TakenChoice, arrival: FileArrival, parts: Parts | undefined) => void;
  readonly onReset?: (() => void) | undefined;
  readonly judged?: ((shown: readonly FileItem[]) => readonly FileItem[]) | undefined;
  /** What the form says while it waits for work that was begun for this record; empty when nothing is at work. */
  readonly busyFor?: ((record: number) => string) | undefined;
  readonly requiredText: string;
  readonly waitingText?: string | undefined;
}

export type Files = Pick<
  ReturnType<typeof useFiles>,
  'input' | 'control' | 'locked' | 'items' | 'target' | 'native' | 'broken'
> & { readonly value: { readonly name: string | undefined } };

const NOTHING_BROKEN: BrokenLimits = { reasons: [], problem: '' };

export function useFiles<
  Details extends { readonly reason: string },
  Parts extends JudgeParts = JudgeParts,
>(options: FilesOptions<Details, Parts>) {
  const { props, labels, limits, isImage, checkContent, parts, load } = options;
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [announcement, announce] = useAnnouncement();
  const value = useControlValue<GivenFiles, readonly FileItem[], never, Details>({
    name: props.name,
    element: input,
    value: props.value,
    defaultValue: props.defaultValue,
    read: toItems,
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

  /** Says whether anything changed. */
  const send = useLatestCallback((change: FileListChange, details: Details): boolean => {
    // An application may keep the `remove` of a row that can't be changed any more.
    if (locked && details.reason === 'remove') return false;
    // A second change may come before React renders the first.
    const now = value.now();
    const next = change(now, shownOf(now));
    if (next === now) return false;
    value.set(next, details);
    control.report({ dirty: true });
    return true;
  });

  const uploads = useUploads(props.upload, items, control.disabled, {
    labels,
    announce,
    onUploaded: (change) => send(change, { reason: 'upload' } as Details),
  });
  const shownOf = (list: readonly FileItem[]) => uploads?.shown(list) ?? list;
  const shown = shownOf(items);
  const rules = { limits, labels, locale, isImage, checkContent };
  const intake = useIntake<Parts>({
    rules,
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
  const reading = isWaiting && waiting.isFolder ? labels.reading : '';
  const waitingText = isWaiting ? (options.waitingText ?? (reading || labels.checking)) : '';

  const target = useFileTarget({
    input,
    files: () => value.now().filter((item) => typeof item !== 'string'),
    locked,
    acceptPageDrop: props.acceptPageDrop ?? false,
    onExpect: load,
    onFiles: intake.receive,
  });
  // Browsers do not validate a control that can't be changed; neither does the field.
  const broken =
    locked || !parts ? NOTHING_BROKEN : parts.judgeFiles(options.judged?.(shown) ?? shown, rules);
  const native = useNativeInput({
    control,
    name: value.name,
    filled: hasItems,
    hasFiles: items.some((item) => typeof item !== 'string'),
    replaces: !limits.append && items.some((item) => typeof item === 'string'),
    busy: options.busyFor?.(value.record) || waitingText || (uploads?.busy(items, labels) ?? ''),
    problem: uploads?.problem(items, labels) || broken.problem,
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
  };
}
