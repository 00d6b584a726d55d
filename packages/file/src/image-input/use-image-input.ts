'use client';

import {
  useControlFocus,
  useControllableValue,
  useFieldControl,
  useLabels,
  useLatestCallback,
  useLocale,
  useResetValue,
} from '@guadua/utils/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DroppedFiles } from '../file-input/dropped-files.types';
import type { FileItem } from '../file-input/file-item.types';
import { itemName, toItems } from '../file-input/file-items';
import type { FileRejectionCode } from '../file-input/file-rejection-code.types';
import { planFileList } from '../file-input/plan-file-list';
import { useAnnouncement } from '../file-input/use-announcement';
import { useBrokenLimits } from '../file-input/use-broken-limits';
import { useFileLimits } from '../file-input/use-file-limits';
import { useFileTarget } from '../file-input/use-file-target';
import { useNativeInput } from '../file-input/use-native-input';
import type { CropState } from '../image-crop/crop-state';
import { imageInputLabelsEsCO } from '../labels/es-co-image';
import { fileExtension } from '../names/file-extension';
import { formatFileSize } from '../names/format-file-size';
import type {
  ImageCrop,
  ImageErrorCode,
  ImageReport,
} from '../optimize-image/optimize-image.types';
import type { UploadView } from '../upload/upload.types';
import type { ImageChangeDetails, ImageChangeReason, ImageInputProps } from './image-input.types';
import { useImageWork } from './use-image-work';

const DEFAULT_ACCEPT = ['.png', '.jpg', '.jpeg'];
/** Why an unusable picture is refused; anything else is of another type. */
const REJECTION_CODES: Partial<Record<ImageErrorCode, FileRejectionCode>> = {
  'too-large': 'pixels',
  unreadable: 'unreadable',
  corrupt: 'unreadable',
};

/** What each picture was made of, also where a field that had it is gone: limits are about what was chosen. */
const originals = /*#__PURE__*/ new WeakMap<File, File>();

/** What the picture that is shown was made of. */
interface MadeImage {
  file: File;
  report: ImageReport;
  original: File;
  state: CropState | undefined;
}

/** A picture of which a person chooses a part. */
interface CroppedImage {
  file: File;
  reason: ImageChangeReason;
  start?: CropState | undefined;
}

/** Ties choosing, optimising and showing one picture to React and the native input. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: brings the rules, the worker and the focus together, without branches
export function useImageInput(props: ImageInputProps) {
  const { onOptimizeError, onReject } = props;
  const optimize = props.optimize ?? true;
  const accept = props.accept ?? DEFAULT_ACCEPT;
  const labels = useLabels('file', imageInputLabelsEsCO, props.labels);
  const locale = useLocale();
  const control = useFieldControl(props);
  const locked = control.disabled || control.readOnly;
  const limits = useFileLimits('<ImageInput>', { ...props, accept, maxFiles: 1 }, labels);
  const resetValue = useResetValue(props.value, props.defaultValue ?? null);
  const [value, setValue] = useControllableValue<FileItem | null, ImageChangeDetails>({
    value: props.value,
    defaultValue: resetValue,
    onChange: props.onChange,
  });
  const item = toItems(value, '<ImageInput>')[0] ?? null;
  const resetItem = toItems(resetValue)[0] ?? null;
  const [uploads, setUploads] = useState<UploadView>();
  /** What is seen: the file that was sent, where the value is the id that it got. */
  const shown = item === null ? null : (uploads?.shown([item])[0] ?? item);
  const [error, setError] = useState('');
  const [made, setMade] = useState<MadeImage | null>(null);
  const [cropping, setCropping] = useState<CroppedImage | null>(null);
  const [announcement, announce] = useAnnouncement();
  const work = useImageWork();
  const broken = useBrokenLimits(
    toItems(chosenOf(shown, optimize !== false)),
    limits,
    locked,
    labels.unnamed,
    announce,
  );

  // An upload may end before the page is drawn again.
  const latest = useRef(item);
  const drawn = useRef(item);
  const reported = useRef(item);
  const dropChoice = useLatestCallback(() => {
    work.cancel();
    setCropping(null);
    target.drop();
  });
  // A value that the application puts in may be another record: what was chosen before is not meant for it.
  useLayoutEffect(() => {
    if (item !== drawn.current) {
      if (item !== reported.current) dropChoice();
      reported.current = item;
    }
    drawn.current = item;
    latest.current = item;
  });
  const change = (next: FileItem | null, details: ImageChangeDetails) => {
    latest.current = next;
    reported.current = next;
    setValue(next, details);
    control.report({ dirty: true });
  };
  const reportRejection = (name: string, reason: string) => {
    setError(`${name}: ${reason}`);
    announce(labels.rejected(name, reason));
  };

  const choose = (chosen: File[], reason: ImageChangeReason, dropped?: DroppedFiles) => {
    const plan = planFileList([], chosen, limits);
    const refused = limits
      .explain(plan.refused, dropped)
      .map((rejection) =>
        rejection.code === 'type' && /^hei[cf]$/.test(fileExtension(rejection.file.name))
          ? { ...rejection, message: labels.imageErrors.heic }
          : rejection,
      );
    const [first] = refused;
    setError('');
    if (first) reportRejection(itemName(first.file), first.message);
    const [file] = plan.added;
    if (file && props.crop && !/svg|gif/.test(file.type)) setCropping({ file, reason });
    else if (file) prepare(file, reason);
    // The last, here and below: one that throws takes no picture along.
    if (first) onReject?.(refused);
  };

  const prepare = (
    file: File,
    reason: ImageChangeReason,
    crop?: ImageCrop,
    state?: CropState,
    problem?: string,
  ) => {
    setCropping(null);
    work.start(file, optimize, crop, (outcome) => {
      const { report, error: failure } = outcome;
      const message = [
        outcome.file && problem,
        // A drawing or an animation is kept as it is: that is no fault of the person's.
        failure &&
          !(outcome.file && failure.code === 'unsupported' && !crop) &&
          (file.size > 0 ? labels.imageErrors[failure.code] : labels.rejections.empty('')),
        failure?.keepsMetadata && labels.keepsMetadata,
      ]
        .filter(Boolean)
        .join(' ');
      if (outcome.file) {
        originals.set(outcome.file, file);
        setMade(report ? { file: outcome.file, report, original: file, state } : null);
        if (message) setError(message);
        const size = formatFileSize(outcome.file.size, locale);
        announce(message || (report ? labels.optimized(itemName(file), size) : labels.added(1)));
        change(outcome.file, { reason, original: file, ...(report && { report }) });
      } else {
        reportRejection(itemName(file), message);
      }
      if (failure) onOptimizeError?.(failure, file);
      if (!outcome.file) {
        const known = REJECTION_CODES[failure?.code ?? 'not-image'] ?? 'type';
        const code = file.size > 0 ? known : 'empty';
        onReject?.([{ file, code, message }]);
      }
    });
  };

  const target = useFileTarget({
    files: item !== null && typeof item !== 'string' ? [item] : [],
    locked,
    preventBodyDrop: props.preventBodyDrop ?? true,
    hasDialog: cropping !== null,
    onFiles: choose,
    onReset: () => {
      work.cancel();
      setCropping(null);
      setError('');
      latest.current = resetItem;
      reported.current = resetItem;
      setValue(resetValue, { reason: 'reset' });
    },
  });
  const native = useNativeInput(target.input, {
    control,
    name: props.name,
    filled: item !== null,
    hasFiles: item !== null && typeof item !== 'string',
    replaces: typeof item === 'string',
    busy:
      work.working || cropping || target.reading !== null
        ? labels.processing
        : (uploads?.busy ?? ''),
    problem: uploads?.problem || broken.problem,
    requiredText: labels.requiredImage,
  });
  const cancel = () => {
    work.cancel();
    target.input.current?.focus();
  };
  const remove = () => {
    work.cancel();
    setError('');
    if (shown !== null) {
      announce(labels.removed(itemName(shown, labels.unnamed)));
      change(null, { reason: 'remove' });
    }
    target.input.current?.focus();
  };

  const { focused, handlers } = useControlFocus({
    report: control.report,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
  });
  const size = (bytes: number) => formatFileSize(bytes, locale);
  const report = made?.file === shown ? made?.report : undefined;
  const caption =
    report && !report.keptOriginal
      ? `${size(report.originalSize)} → ${size(report.size)} · ${Math.round(report.milliseconds)} ms`
      : shown !== null && typeof shown !== 'string'
        ? size(shown.size)
        : '';
  return {
    labels,
    control,
    locked,
    limits,
    item,
    shown,
    uploads,
    uploadEvents: {
      announce,
      onView: setUploads,
      onDone(file: File, id: string) {
        if (file !== latest.current) return;
        uploads?.arrange([id], [file]);
        change(id, { reason: 'upload' });
      },
    },
    caption,
    problem: broken.problem,
    error,
    announcement,
    target,
    native,
    working: work.working,
    cropping: cropping && {
      ...cropping,
      onDone: (crop: ImageCrop, state: CropState) =>
        prepare(cropping.file, cropping.reason, crop, state),
      onCancel: () => setCropping(null),
      // What can't be shown can't be cropped: what is wrong with it is found out and reported. The same
      // where the dialog can't be loaded.
      onUnreadable: () =>
        prepare(cropping.file, cropping.reason, undefined, undefined, labels.notCropped),
    },
    /** Chooses another part; left out where there is nothing to choose it from. */
    cropAgain:
      props.crop && made && made.file === shown
        ? () => setCropping({ file: made.original, reason: 'crop', start: made.state })
        : undefined,
    choose,
    cancel,
    remove,
    focus: handlers,
    focused,
  };
}

/** The file that was chosen for a picture; of one made elsewhere it is not known. */
function chosenOf(shown: FileItem | null, isMade: boolean): FileItem | null {
  if (shown === null || typeof shown === 'string') return null;
  return originals.get(shown) ?? (isMade ? null : shown);
}
