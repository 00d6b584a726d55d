'use client';

import { useControlFocus, useFieldControl, useLabels, useLocale } from '@guadua/utils/internal';
import { useState } from 'react';
import type { FileRejection } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import { fileLimits } from '../file-input/file-limits';
import { planFileList } from '../file-input/plan-file-list';
import { useFiles } from '../file-input/use-files';
import type { ReadChoice } from '../file-input/use-intake';
import type { CropState } from '../image-crop/crop-state';
import { imageInputLabelsEsCO } from '../labels/es-co-image';
import type { ImageInputLabels } from '../labels/file-labels.types';
import { fileExtension } from '../names/file-extension';
import { formatFileSize } from '../names/format-file-size';
import type { CropArea, ImageReport } from '../optimize-image/optimize-image.types';
import type { ImageChangeDetails, ImageChangeReason, ImageInputProps } from './image-input.types';
import type { ImageWork } from './use-image-work';
import { type ChosenPart, chosenOf, usePreparation } from './use-preparation';

const DEFAULT_ACCEPT = ['.png', '.jpg', '.jpeg'];
/** A picture of which a person chooses a part. */
interface CroppedImage {
  readonly file: File;
  readonly reason: ImageChangeReason;
  /** The record of the value that it was chosen for. */
  readonly record: number;
  readonly start?: CropState | undefined;
}

/** Ties choosing, cropping and preparing one picture to the store of the field. */
export function useImageInput(props: ImageInputProps) {
  const optimize = props.optimize ?? true;
  const labels = useLabels('file', imageInputLabelsEsCO, props.labels);
  const locale = useLocale();
  const control = useFieldControl(props);
  const limits = fileLimits(
    '<ImageInput>',
    { ...props, accept: props.accept ?? DEFAULT_ACCEPT, maxItems: 1 },
    labels,
    locale,
  );
  const [chosen, setChosen] = useState<CroppedImage | null>(null);
  const [working, setWorking] = useState<ImageWork | null>(null);
  const files = useFiles<ImageChangeDetails>({
    component: '<ImageInput>',
    props,
    control,
    labels,
    limits,
    // The work reads the picture; only one without name and type has to be known before.
    isRead: (_, isUnnamed) => isUnnamed,
    write: ([item = null]) => item,
    onChange: props.onChange,
    onRead: choose,
    onReset() {
      preparation.cancel();
      setChosen(null);
      preparation.setError('');
    },
    judged: ([item]) => chosenOf(item, optimize !== false),
    busyFor: (record) =>
      working?.record === record || chosen?.record === record ? labels.processing : '',
    hasDialogFor: (record) => chosen?.record === record,
    requiredText: labels.requiredImage,
    waitingText: labels.processing,
  });
  const { value, announce, send } = files;
  const [shown = null] = files.shown;
  const preparation = usePreparation({
    optimize,
    labels,
    locale,
    record: value.record,
    recordNow: () => value.latest().record,
    announce,
    setWorking,
    onReady: (file, details) => send({ type: 'prepared', file }, details),
    onReject: props.onReject,
  });
  const { error, setError, made } = preparation;
  const cropping = chosen?.record === value.record ? chosen : null;

  function choose(choice: ReadChoice): void {
    const plan = planFileList([], choice.files, limits, choice.findings);
    const refused = files.explain(plan, choice).map((rejection) => explainHeic(rejection, labels));
    const [first] = refused;
    setError('');
    if (first) preparation.reportRejection(itemName(first.value), first.message);
    const [file] = plan.added;
    const reason = choice.arrival;
    if (file && props.crop && !/svg|gif/.test(file.type)) startCrop({ file, reason });
    else if (file) prepare(file, reason);
    // The last, here and below: one that throws takes no picture along.
    if (first) props.onReject?.(refused);
  }

  function prepare(file: File, reason: ImageChangeReason, part?: ChosenPart): void {
    setChosen(null);
    preparation.prepare(file, reason, part);
  }

  function startCrop(image: Omit<CroppedImage, 'record'>): void {
    setChosen({ ...image, record: value.latest().record });
  }

  const { focused, handlers } = useControlFocus({
    report: control.report,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
  });
  const drop = () => {
    files.drop();
    preparation.cancel();
  };
  const focusInput = () => files.input.current?.focus();
  const own = made?.file === shown ? made : null;
  return {
    ...files,
    labels,
    control,
    limits,
    shown,
    caption: captionOf(shown, own?.report, locale),
    error,
    working: files.isWaiting || working?.record === value.record,
    cropping: cropping && {
      ...cropping,
      onDone: (crop: CropArea, state: CropState) =>
        prepare(cropping.file, cropping.reason, { crop, state }),
      onCancel: () => setChosen(null),
      // What can't be shown can't be cropped: what is wrong with it is found out and reported. The same
      // where the dialog can't be loaded.
      onUnreadable: () => prepare(cropping.file, cropping.reason, { problem: labels.notCropped }),
    },
    /** Chooses another part; left out where there is nothing to choose it from. */
    cropAgain:
      props.crop && own
        ? () => startCrop({ file: own.original, reason: 'crop', start: own.state })
        : undefined,
    cancel() {
      drop();
      focusInput();
    },
    remove() {
      drop();
      setError('');
      if (shown !== null) {
        send({ type: 'removed', file: shown, at: 0 }, { reason: 'remove' }, () =>
          announce(labels.removed(itemName(shown, labels.unnamed))),
        );
      }
      focusInput();
    },
    focus: handlers,
    focused,
  };
}

function explainHeic(rejection: FileRejection, labels: ImageInputLabels): FileRejection {
  const isHeic =
    rejection.reason === 'type' && /^hei[cf]$/.test(fileExtension(rejection.value.name));
  return isHeic ? { ...rejection, message: labels.imageErrors.heic } : rejection;
}

/** The size of a picture, and what was made of it. */
function captionOf(
  shown: FileItem | null,
  report: ImageReport | undefined,
  locale: string,
): string {
  const size = (bytes: number) => formatFileSize(bytes, locale);
  if (report && !report.keptOriginal)
    return `${size(report.originalSize)} → ${size(report.size)} · ${Math.round(report.milliseconds)} ms`;
  return shown !== null && typeof shown !== 'string' ? size(shown.size) : '';
}
