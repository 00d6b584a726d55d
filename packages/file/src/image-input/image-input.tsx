'use client';

import {
  dataAttributes,
  joinIds,
  LiveRegion,
  useLatestCallback,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { FileItem } from '../file-input/file-item.types';
import { isPicture, itemName } from '../file-input/file-items';
import { FilePreview } from '../file-input/file-preview';
import { FileProgress } from '../file-input/file-progress';
import { dataProps } from '../file-input/split-props';
import type { CropDialogProps } from '../image-crop/crop-dialog';
import type { ImageInputProps } from './image-input.types';
import { useCamera } from './use-camera';
import { useImageInput } from './use-image-input';

// It comes with the first picture that is to be cropped. Where it can't be loaded, React would take the whole
// page away; the picture is taken uncropped.
const CropDialog = /*#__PURE__*/ lazy<ComponentType<CropDialogProps>>(() =>
  import('../image-crop/crop-dialog').then(
    ({ CropDialog }) => ({ default: CropDialog }),
    () => ({ default: NoCrop }),
  ),
);

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
  const { name, form, shape = 'square', fit = 'cover', capture = 'environment' } = props;
  const { classNames = {} } = props;
  const widget = useImageInput(props);
  const { labels, control, locked, limits, item, shown, target, working, uploads } = widget;
  const Uploads = props.upload?.Runner;
  const invalid = control.invalid || widget.problem !== '';
  const error = [widget.error, widget.problem].filter(Boolean).join(' ');
  const ref = useMergedRefs(target.input, props.ref);
  const hintId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useCamera(capture !== false && !locked);
  const [broken, setBroken] = useState<FileItem | null>(null);
  const alt = shown === null ? '' : itemName(shown, labels.unnamed);
  const progress = item === null ? undefined : uploads?.progressOf(item);
  const hint =
    props.hint ??
    labels.hint({
      multiple: false,
      types: limits.types,
      maxSize: limits.sizeText,
      isImage: true,
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame and disable its parts
    <div
      role="group"
      className={clsx('gd-image', props.className, classNames.root)}
      style={props.style}
      {...dataProps(props)}
      {...dataAttributes({
        disabled: control.disabled,
        readonly: control.readOnly,
        required: control.required,
        invalid,
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
      <div className={clsx('gd-image__frame', classNames.frame)}>
        {shown !== null && broken !== shown && isPicture(shown, true) ? (
          <FilePreview
            item={shown}
            alt={alt}
            className={clsx('gd-image__image', classNames.image)}
            onError={() => setBroken(shown)}
          />
        ) : shown === null ? (
          <svg className="gd-icon gd-image__empty" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3.5h12v9H2zM2 11l3.5-3.5 3 3 2-2L14 12" />
            <circle cx="10.5" cy="6" r="1" />
          </svg>
        ) : (
          <span className="gd-image__broken">{labels.cannotShow}</span>
        )}
        <input
          {...control.aria}
          {...target.inputProps}
          ref={ref}
          type="file"
          id={control.id}
          className={clsx('gd-file__input', classNames.input)}
          name={widget.native.name}
          form={form}
          accept={limits.accepted.join()}
          disabled={widget.native.disabled}
          required={widget.native.required}
          aria-disabled={locked || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={joinIds(control.aria['aria-describedby'], hintId)}
        />
        {working && (
          <span className={clsx('gd-image__processing', classNames.processing)}>
            {labels.processing}
          </span>
        )}
      </div>
      {name !== undefined && typeof item === 'string' && (
        <input type="hidden" name={name} form={form} value={item} disabled={control.disabled} />
      )}
      <div className={clsx('gd-image__side', classNames.side)}>
        <label htmlFor={control.id} className={clsx('gd-image__button', classNames.button)}>
          {labels.selectImage}
        </label>
        <span id={hintId} className={clsx('gd-file__hint', classNames.hint)}>
          {widget.caption || hint}
        </span>
        {item !== null && uploads?.renderStatus(item, alt)}
        {progress !== undefined && (
          <FileProgress
            value={progress}
            label={labels.progress(alt)}
            className={classNames.progress}
          />
        )}
        {error && <span className={clsx('gd-image__error', classNames.error)}>{error}</span>}
        <span className={clsx('gd-image__actions', classNames.actions)}>
          {working && (
            <button type="button" className="gd-image__action" onClick={widget.cancel}>
              {labels.cancel}
            </button>
          )}
          {hasCamera && (
            <button
              type="button"
              className="gd-image__action"
              onClick={() => camera.current?.click()}
            >
              {labels.takePhoto}
            </button>
          )}
          {widget.cropAgain && !locked && (
            <button type="button" className="gd-image__action" onClick={widget.cropAgain}>
              {labels.crop}
            </button>
          )}
          {item !== null && !locked && (
            <button type="button" className="gd-image__action" onClick={widget.remove}>
              {labels.removeImage}
            </button>
          )}
        </span>
      </div>
      {hasCamera && capture && (
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture={capture}
          aria-label={labels.takePhoto}
          onChange={({ currentTarget }) => {
            widget.choose([...(currentTarget.files ?? [])], 'camera');
            currentTarget.value = '';
          }}
        />
      )}
      {widget.cropping && target.input.current && (
        <Suspense>
          <CropDialog
            {...widget.cropping}
            aspect={props.crop?.aspect}
            round={props.crop?.round ?? false}
            anchor={target.input.current}
            labels={props.labels}
            cancelLabel={labels.cancel}
          />
        </Suspense>
      )}
      {props.upload && Uploads && (
        <Uploads
          {...widget.uploadEvents}
          options={props.upload.options}
          items={item === null ? NONE : [item]}
          disabled={control.disabled}
          labels={props.labels}
          input={target.input}
        />
      )}
      <LiveRegion message={widget.announcement} />
    </div>
  );
}

const NONE: readonly FileItem[] = [];

function NoCrop({ onUnreadable }: { onUnreadable: () => void }) {
  const takeWhole = useLatestCallback(onUnreadable);
  useEffect(takeWhole, [takeWhole]);
  return null;
}
