'use client';

import {
  type FieldControl,
  useControlValue,
  useLatestCallback,
  useLocale,
  warnOnce,
} from '@guadua/utils/internal';
import { useRef, useState } from 'react';
import type { FileInputLabels } from '../labels/file-labels.types';
import type { Uploader, UploadView } from '../upload/upload.types';
import type { FileRejection } from './file-input.types';
import type { FileItem } from './file-item.types';
import { toItems } from './file-items';
import { explainRefusals, type FileLimits } from './file-limits';
import { type FileListEvent, type FileListState, reduceFileList } from './file-list';
import { useAnnouncement } from './use-announcement';
import { useBrokenLimits } from './use-broken-limits';
import { useFileTarget } from './use-file-target';
import { type ReadChoice, useIntake } from './use-intake';
import { useNativeInput } from './use-native-input';

/** What a caller may give: one item or several. */
type GivenFiles = FileItem | readonly FileItem[] | null;

/** What `useFiles` takes. */
export interface FilesOptions<Details> {
  readonly component: string;
  readonly props: {
    readonly name?: string | undefined;
    readonly value?: GivenFiles | undefined;
    readonly defaultValue?: GivenFiles | undefined;
    readonly acceptPageDrop?: boolean | undefined;
    readonly upload?: Uploader | undefined;
  };
  readonly control: FieldControl;
  readonly labels: FileInputLabels;
  readonly limits: FileLimits;
  /** Which files are looked into, once their names fit. */
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  /** What `onChange` is given. */
  readonly write: (items: readonly FileItem[]) => unknown;
  readonly onChange: ((value: never, details: Details) => void) | undefined;
  readonly onRead: (choice: ReadChoice) => void;
  readonly onReset?: (() => void) | undefined;
  /** What is judged by the limits of now; left out, what is shown. */
  readonly judged?: ((shown: readonly FileItem[]) => readonly FileItem[]) | undefined;
  /** Why the form has to wait for what was begun for a record, besides what is read and sent; empty when it has not. */
  readonly busyFor?: ((record: number) => string) | undefined;
  /** Whether a dialog that was opened for a record is still there. */
  readonly hasDialogFor?: ((record: number) => boolean) | undefined;
  readonly requiredText: string;
  /** Why the form has to wait while what was chosen is looked at; left out, it says how far it is. */
  readonly waitingText?: string | undefined;
}

/** The one store of a field of files: what it holds, what is on its way into it, and what of that its form is told. */
export function useFiles<Details extends { readonly reason: string }>(
  options: FilesOptions<Details>,
) {
  const { component, props, control, labels, limits } = options;
  const locked = control.disabled || control.readOnly;
  const { upload } = props;
  warnOnce(
    component,
    () =>
      !!upload &&
      !upload.Runner &&
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
  const intake = useIntake({
    limits,
    isRead: options.isRead,
    record: () => value.latest().record,
    onRead: options.onRead,
  });
  const items = value.value;
  const shownOf = (list: readonly FileItem[]) => uploads?.shown(list) ?? list;
  const shown = shownOf(items);

  /** Lets something happen to the list; `before` hears of it before the application does, which may throw. */
  const send = useLatestCallback(
    (event: FileListEvent, details: Details, before?: (next: FileListState) => void): void => {
      // Two may come before the page is drawn again.
      const now = value.now();
      const next = reduceFileList({ items: now, shown: shownOf(now), refused: [] }, event);
      const isSame = next.items === now;
      if (!isSame || event.type === 'read') before?.(next);
      if (isSame) return;
      uploads?.arrange(next.items, next.shown);
      value.set(next.items, details);
      control.report({ dirty: true });
    },
  );

  const { waiting } = intake;
  const isWaiting = waiting.count > 0 && (limits.append || waiting.record === value.record);
  const reading = isWaiting && waiting.found !== null ? labels.reading(waiting.found) : '';
  const waitingText = isWaiting ? (options.waitingText ?? (reading || labels.checking)) : '';

  const target = useFileTarget({
    input,
    files: () => value.now().filter((item) => typeof item !== 'string'),
    locked,
    acceptPageDrop: props.acceptPageDrop ?? false,
    hasDialog: options.hasDialogFor?.(value.record),
    onFiles: (files, arrival) => intake.receive(arrival, files),
    onFolders: (entries) => intake.receive('drop', [], entries),
  });
  const judged = options.judged?.(shown) ?? shown;
  const broken = useBrokenLimits(judged, value.record, limits, locked, labels.unnamed, announce);
  const hasFiles = items.some((item) => typeof item !== 'string');
  const native = useNativeInput(input, {
    control,
    name: value.name,
    filled: items.length > 0,
    hasFiles,
    replaces: !limits.append && items.some((item) => typeof item === 'string'),
    busy: options.busyFor?.(value.record) || waitingText || (uploads?.busy ?? ''),
    problem: uploads?.problem || broken.problem,
    requiredText: options.requiredText,
  });
  return {
    input,
    locked,
    locale,
    value,
    items,
    shown,
    send,
    announcement,
    announce,
    rejections,
    setRejections,
    explain: (next: Pick<FileListState, 'refused'>, choice: ReadChoice) =>
      explainRefusals(limits, next.refused, choice, locale),
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
      onDone: (file: File, id: string) =>
        send({ type: 'uploaded', file, id }, { reason: 'upload' } as Details),
    },
  };
}
