'use client';

import {
  COARSE_POINTER_QUERY,
  dataAttributes,
  matchesMedia,
  useLabels,
  useLatestCallback,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type ReactElement, useEffect, useId, useInsertionEffect, useRef, useState } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import { itemName, pictureUrl } from '../file-input/file-items';
import { fileLimits } from '../file-input/file-limits';
import { addFiles } from '../file-input/file-list';
import { FilesShell, NativeFiles } from '../file-input/files-shell';
import { lateParts } from '../file-input/late-parts';
import { useFiles } from '../file-input/use-files';
import { describeAccept } from '../formats/accept';
import { fileFieldLabelsEsCO, imageFieldLabelsEsCO } from '../labels/es-co';
import { formatFileSize } from '../names/format-file-size';
import type { ImageChangeDetails, ImageInputProps } from './image-input.types';
import type { ImageView, ImageWork } from './image-work';

const PARTS = /*#__PURE__*/ lateParts(() => import('./image-parts'));
const LABELS = { ...fileFieldLabelsEsCO, ...imageFieldLabelsEsCO };
const DEFAULT_ACCEPT = ['.png', '.jpg', '.jpeg'];

/**
 * Un campo para una imagen, que se optimiza en el navegador al elegirla: más liviana, derecha y sin los datos del
 * lugar.
 * @example <ImageInput shape="round" optimize={{ maxWidth: IMAGE_WIDTH.HD, quality: 0.8 }} />
 */
export function ImageInput<Item extends FileItem = File>(
  props: ImageInputProps<Item>,
): ReactElement;
// Only the caller's types know that `onChange` gives no saved URL where none was given.
export function ImageInput(props: ImageInputProps) {
  const { shape = 'square', fit = 'cover', classNames = {} } = props;
  const { files, parts, labels, limits, view, work, working, cancel } = useImageInput(props);
  const [shown] = files.shown;
  const picture = {
    className: clsx('gd-image-input__image', classNames.image),
    alt: shown === undefined ? '' : itemName(shown, labels.unnamed),
  };
  const hintId = useId();
  const error = [view.error, files.broken.problem].filter(Boolean).join(' ');
  return (
    <FilesShell
      props={props}
      files={files}
      root={{
        role: 'group',
        className: 'gd-image-input',
        onClick: parts?.keepFromLabel,
        ...dataAttributes({ processing: working, shape, fit }),
        onKeyDown(event) {
          if (event.key !== 'Escape' || !working) return;
          event.stopPropagation();
          cancel();
        },
      }}
      isBusy={working}
    >
      <div className={clsx('gd-image-input__frame', classNames.frame)}>
        {shown === undefined ? (
          <svg className="gd-icon gd-image-input__empty" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3.5h12v9H2zM2 11l3.5-3.5 3 3 2-2L14 12" />
            <circle cx="10.5" cy="6" r="1" />
          </svg>
        ) : parts ? (
          <parts.FilePreview
            item={shown}
            isExpected
            {...picture}
            fallback={<span className="gd-image-input__broken">{labels.cannotShow}</span>}
          />
        ) : (
          // The server renders this picture, and it shows until the late code is there.
          <img {...picture} alt={picture.alt} src={pictureUrl(shown)} />
        )}
        <NativeFiles props={props} files={files} accepted={limits.accepted} hintId={hintId} />
        {working && (
          <span className={clsx('gd-image-input__processing', classNames.processing)}>
            {labels.processing}
          </span>
        )}
      </div>
      <div className={clsx('gd-image-input__side', classNames.side)}>
        <label
          htmlFor={files.control.id}
          className={clsx('gd-image-input__button', classNames.button)}
        >
          {labels.selectImage}
        </label>
        <span id={hintId} className={clsx('gd-file-input__hint', classNames.hint)}>
          {parts?.captionOf(shown, files.locale) ||
            (props.hint ??
              labels.hint({
                multiple: false,
                types: describeAccept(limits.accepted, labels.kinds),
                maxSize: formatFileSize(limits.maxSize, files.locale),
                isImage: true,
              }))}
        </span>
        {error && <span className={clsx('gd-image-input__error', classNames.error)}>{error}</span>}
        {parts && work && <parts.ImageActions {...{ props, files, view, work, cancel }} />}
      </div>
    </FilesShell>
  );
}

function useImageInput(props: ImageInputProps) {
  // A caller without types may give `null`.
  const optimize = props.optimize ?? true;
  const labels = useLabels('file', LABELS, props.labels);
  const accept = props.accept ?? DEFAULT_ACCEPT;
  const limits = fileLimits('<ImageInput>', { ...props, accept, maxItems: 1 });
  const parts = PARTS.useParts();
  const [view, draw] = useState<ImageView>({ error: '' });
  const workRef = useRef<ImageWork>(undefined);
  const host = useLatestCallback(() => {
    const { record } = files.value.latest();
    return { ...files, props, labels, draw, record };
  });
  const workOf = (code: typeof parts) => (workRef.current ??= code?.createImageWork(host));
  const work = workOf(parts);
  const { atWork } = view;
  const files = useFiles<ImageChangeDetails, NonNullable<typeof parts>>({
    props,
    labels,
    limits,
    isImage: true,
    parts,
    load: PARTS.load,
    checkContent: true,
    write: ([item = null]) => item,
    onChange: props.onChange,
    onTaken(taken, reason, code) {
      const { added } = taken;
      const own = workOf(code);
      if (own) return own.choose(taken, reason);
      // The code that removes metadata could not be loaded, so the file keeps them.
      draw({ error: optimize ? labels.keepsMetadata : '' });
      files.send(addFiles(added), { reason, original: added[0] });
    },
    onReset() {
      work?.begin();
      draw({ error: '' });
    },
    judged: ([item]) => parts?.chosenOf(item, optimize !== false) ?? [],
    busyFor: (record) => (atWork?.record === record ? labels.processing : ''),
    requiredText: labels.requiredImage,
    waitingText: labels.processing,
  });
  const { value } = files;
  const takesPhotos = props.capture !== false;
  useEffect(() => {
    // A finger gives no sign before it presses, and the photo button is part of the late code.
    if (takesPhotos && matchesMedia(COARSE_POINTER_QUERY)) void PARTS.load();
  }, [takesPhotos]);
  // Another record or an unmount ends the work, but `<Activity>` does not: it keeps insertion effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the work was begun for a record
  useInsertionEffect(() => () => workRef.current?.abort(), [value.record]);
  const working = files.isWaiting || (atWork?.record === value.record && !!atWork.work);
  const cancel = () => {
    files.drop();
    work?.begin();
    files.input.current?.focus();
  };
  return { files, parts, labels, limits, view, work, working, cancel };
}
