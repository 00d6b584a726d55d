'use client';

import {
  dataAttributes,
  joinIds,
  LiveRegion,
  passedProps,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import { isPicture, itemName } from '../file-input/file-items';
import { FilePreview } from '../file-input/file-preview';
import { FileProgress } from '../file-input/file-progress';
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
  const { form, shape = 'square', fit = 'cover', crop, classNames = {} } = props;
  const widget = useImageInput(props);
  const { labels, control, items, target, working, input, value, cropping } = widget;
  const [item = null] = items;
  const Uploads = props.upload?.Runner;
  const hintId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame and disable its parts
    <div
      role="group"
      className={clsx('gd-image-input', props.className, classNames.root)}
      style={props.style}
      {...dataAttributes({
        disabled: control.disabled,
        readonly: control.readOnly,
        required: control.required,
        invalid: control.invalid || widget.broken.problem !== '',
        focused: widget.focused,
        empty: item === null,
        dragging: target.dragging,
        processing: working,
        shape,
        fit,
      })}
      aria-busy={working || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !working) return;
        event.stopPropagation();
        widget.cancel();
      }}
      {...target.rootProps}
      {...widget.focus}
    >
      <ImageFrame props={props} widget={widget} hintId={hintId} />
      {value.name !== undefined && typeof item === 'string' && (
        <input
          type="hidden"
          name={value.name}
          form={form}
          value={item}
          disabled={control.disabled}
        />
      )}
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
      {props.upload && Uploads && (
        <Uploads
          {...widget.uploadEvents}
          options={props.upload.options}
          items={items}
          disabled={control.disabled}
          labels={props.labels}
          input={input}
        />
      )}
      <LiveRegion message={widget.announcement} />
    </div>
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
  const { labels, control, native, shown } = widget;
  const [broken, setBroken] = useState<FileItem | null>(null);
  const ref = useMergedRefs(widget.input, props.ref);
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
      <input
        {...passedProps(props, { ...control.aria, ...widget.target.inputProps })}
        ref={ref}
        type="file"
        id={control.id}
        className={clsx('gd-file-input__input', classNames.input)}
        name={native.name}
        form={props.form}
        accept={widget.limits.accepted.join()}
        disabled={native.disabled}
        required={native.required}
        aria-disabled={widget.locked || undefined}
        aria-invalid={control.invalid || widget.broken.problem !== '' || undefined}
        aria-describedby={joinIds(control.aria['aria-describedby'], hintId)}
      />
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
      types: limits.types,
      maxSize: limits.sizeText,
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
