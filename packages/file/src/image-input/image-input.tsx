'use client';

import { dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import { isPicture, itemName } from '../file-input/file-items';
import { FilePreview } from '../file-input/file-preview';
import { FileProgress } from '../file-input/file-progress';
import { FilesShell, NativeFiles } from '../file-input/files-shell';
import { describeAccept } from '../formats/accept';
import { formatFileSize } from '../names/format-file-size';
import type { ImageInputProps } from './image-input.types';
import { useCamera } from './use-camera';
import { useImageInput } from './use-image-input';

/**
 * Chooses one picture, shows it and makes it smaller (IMG-1 to IMG-6): upright, without place data, off
 * the main thread where the browser allows it.
 *
 * @example <ImageInput shape="round" optimize={{ maxWidth: IMAGE_WIDTH.HD, quality: 0.8 }} />
 */
export function ImageInput<Item extends FileItem = File>(
  props: ImageInputProps<Item>,
): ReactElement;
// Only the caller's types know that `onChange` gives no saved URL where none was given.
export function ImageInput(props: ImageInputProps) {
  const { shape = 'square', fit = 'cover', crop } = props;
  const widget = useImageInput(props);
  const { labels, working, input, cropping, Notes } = widget;
  const hintId = useId();
  return (
    <FilesShell
      props={props}
      files={widget}
      root={{
        role: 'group',
        className: 'gd-image-input',
        ...dataAttributes({ processing: working, shape, fit }),
        onKeyDown(event) {
          if (event.key !== 'Escape' || !working) return;
          event.stopPropagation();
          widget.cancel();
        },
      }}
      isBusy={working}
    >
      <ImageFrame props={props} widget={widget} hintId={hintId} />
      <ImageSide props={props} widget={widget} hintId={hintId} />
      {cropping && crop && input.current && (
        <crop.Dialog
          {...cropping}
          aspect={crop.options.aspect}
          round={crop.options.round ?? false}
          anchor={input.current}
          labels={props.labels}
          cancelLabel={labels.cancel}
        />
      )}
      {Notes && (
        <Notes
          rejections={[]}
          problem={widget.broken.problem}
          labels={labels}
          className={undefined}
          announce={widget.announce}
        />
      )}
    </FilesShell>
  );
}

/** What a part of an `ImageInput` reads. */
interface PartProps {
  props: ImageInputProps;
  widget: ReturnType<typeof useImageInput>;
  hintId: string;
}

/** The picture, under the input that takes clicks and drops. */
function ImageFrame({ props, widget, hintId }: PartProps) {
  const { classNames = {} } = props;
  const { labels, shown } = widget;
  const [broken, setBroken] = useState<FileItem | null>(null);
  return (
    <div className={clsx('gd-image-input__frame', classNames.frame)}>
      {shown !== null && broken !== shown && isPicture(shown, true) ? (
        <FilePreview
          item={shown}
          alt={itemName(shown, labels.unnamed)}
          className={clsx('gd-image-input__image', classNames.image)}
          onError={() => setBroken(shown)}
        />
      ) : shown === null ? (
        <svg className="gd-icon gd-image-input__empty" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 3.5h12v9H2zM2 11l3.5-3.5 3 3 2-2L14 12" />
          <circle cx="10.5" cy="6" r="1" />
        </svg>
      ) : (
        <span className="gd-image-input__broken">{labels.cannotShow}</span>
      )}
      <NativeFiles props={props} files={widget} accepted={widget.limits.accepted} hintId={hintId} />
      {widget.working && (
        <span className={clsx('gd-image-input__processing', classNames.processing)}>
          {labels.processing}
        </span>
      )}
    </div>
  );
}

/** What stands beside the picture: the button, what is said of it, and what can be done with it. */
function ImageSide({ props, widget, hintId }: PartProps) {
  const { classNames = {} } = props;
  const { labels, control, limits, items, shown, uploads } = widget;
  const [item] = items;
  const error = [widget.error, widget.broken.problem].filter(Boolean).join(' ');
  const alt = shown === null ? '' : itemName(shown, labels.unnamed);
  const progress = item === undefined ? undefined : uploads?.progressOf(item);
  const hint =
    props.hint ??
    labels.hint({
      multiple: false,
      types: describeAccept(limits.accepted, labels.kinds),
      maxSize: formatFileSize(limits.maxSize, widget.locale),
      isImage: true,
    });
  return (
    <div className={clsx('gd-image-input__side', classNames.side)}>
      <label htmlFor={control.id} className={clsx('gd-image-input__button', classNames.button)}>
        {labels.selectImage}
      </label>
      <span id={hintId} className={clsx('gd-file-input__hint', classNames.hint)}>
        {widget.caption || hint}
      </span>
      {item !== undefined && uploads?.renderStatus(item, alt)}
      {progress !== undefined && (
        <FileProgress
          value={progress}
          label={labels.progress(alt)}
          className={classNames.progress}
        />
      )}
      {error && <span className={clsx('gd-image-input__error', classNames.error)}>{error}</span>}
      <ImageActions props={props} widget={widget} />
    </div>
  );
}

/** The buttons of an `ImageInput`. */
function ImageActions({ props, widget }: Omit<PartProps, 'hintId'>) {
  const { capture = 'environment', classNames = {} } = props;
  const { labels, locked } = widget;
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useCamera(capture !== false && !locked);
  const action = (text: string, onClick: () => void) => (
    <button type="button" className="gd-image-input__action" onClick={onClick}>
      {text}
    </button>
  );
  return (
    <>
      <span className={clsx('gd-image-input__actions', classNames.actions)}>
        {widget.working && action(labels.cancel, widget.cancel)}
        {hasCamera && action(labels.takePhoto, () => camera.current?.click())}
        {widget.cropAgain && !locked && action(labels.crop, widget.cropAgain)}
        {widget.items.length > 0 && !locked && action(labels.removeImage, widget.remove)}
      </span>
      {hasCamera && capture && (
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture={capture}
          aria-label={labels.takePhoto}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            if (files.length > 0) widget.receive('camera', files);
            currentTarget.value = '';
          }}
        />
      )}
    </>
  );
}
