'use client';

import { anchorLook, type PartialLabels, popupContainer, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type CSSProperties, type ReactNode, useCallback, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { imageCropLabelsEsCO } from '../labels/es-co-late';
import type { FileLabels, ImageCropLabels } from '../labels/file-labels.types';
import type { CropArea } from '../optimize-image/optimize-image.types';
import {
  type CropChange,
  type CropSource,
  type CropState,
  cropOf,
  frameAspect,
  partSize,
  startCrop,
  turnedSize,
} from './crop-state';
import { CropTools, type ShownCrop } from './crop-tools';
import { useCropGestures } from './use-crop-gestures';

export interface CropDialogProps {
  file: File;
  aspect: number | undefined;
  round: boolean;
  start?: CropState | undefined;
  anchor: HTMLElement;
  labels: PartialLabels<Pick<FileLabels, 'crop'>> | undefined;
  cancelLabel: string;
  onDone: (crop: CropArea, state: CropState) => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

const LABELS = { crop: imageCropLabelsEsCO };

export function CropDialog({ file, aspect, round, start, anchor, ...props }: CropDialogProps) {
  const labels = useLabels('file', LABELS, props.labels).crop;
  const titleId = useId();
  const [ready, setReady] = useState<ShownCrop | null>(null);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      // A person may paste or drop another picture while the dialog is open.
      setReady(null);
      image.src = url;
      return () => {
        image.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [file],
  );
  // A second finger moves, and a wheel turns again, before the picture is drawn.
  const change = useCallback(
    (next: CropChange) => setReady((now) => now && { ...now, state: next(now.source, now.state) }),
    [],
  );
  const [parent] = useState(() => popupContainer(anchor));
  const [look] = useState(() => anchorLook(anchor, parent));
  // A press outside does not close the dialog: a slip must not lose the work.
  return createPortal(
    <dialog
      ref={showModal}
      className="gd-popup gd-crop"
      aria-labelledby={titleId}
      data-gd-density={look.density}
      style={{ colorScheme: look.colorScheme }}
      onCancel={(event) => {
        // A file input inside the dialog has its own `cancel` event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        props.onCancel();
      }}
    >
      <div className="gd-crop__content">
        <h2 id={titleId} className="gd-crop__title">
          {labels.title}
        </h2>
        <CropStage labels={labels} round={round} ready={ready} onChange={change}>
          <img
            ref={show}
            alt=""
            className="gd-crop__image"
            draggable={false}
            style={ready ? placeOf(ready.source, ready.state) : undefined}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              const source = { size: { width, height }, aspect };
              setReady({ source, state: start ?? startCrop(source) });
            }}
            onError={props.onUnreadable}
          />
        </CropStage>
        <p className="gd-crop__hint">{labels.hint}</p>
        <CropTools labels={labels} ready={ready} onChange={change} />
        <div className="gd-crop__buttons">
          <button type="button" className="gd-image-input__action" onClick={props.onCancel}>
            {props.cancelLabel}
          </button>
          <button
            type="button"
            className="gd-image-input__action"
            data-primary=""
            disabled={!ready}
            onClick={() => ready && props.onDone(cropOf(ready.source, ready.state), ready.state)}
          >
            {labels.done}
          </button>
        </div>
      </div>
    </dialog>,
    parent,
  );
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // `close` also gives the focus back.
  return () => dialog.close();
}

interface CropStageProps {
  labels: ImageCropLabels;
  round: boolean;
  ready: ShownCrop | null;
  onChange: (change: CropChange) => void;
  children: ReactNode;
}

function CropStage({ labels, round, ready, onChange, children }: CropStageProps) {
  const gestures = useCropGestures(onChange);
  const aspect = ready ? frameAspect(ready.source, ready.state.turns) : 1;
  return (
    <div
      className="gd-crop__stage"
      // A screen reader hands the arrows on only to an application.
      role="application"
      aria-label={labels.area}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture
      tabIndex={0}
      {...gestures}
    >
      <div
        className={clsx('gd-crop__frame', round && 'gd-crop__frame--round')}
        style={{ '--gd-crop-aspect': aspect } as CSSProperties}
      >
        {children}
      </div>
    </div>
  );
}

function placeOf(source: CropSource, state: CropState): CSSProperties {
  const part = partSize(source, state);
  const { width, height } = source.size;
  const turned = turnedSize(source.size, state.turns);
  const left = (turned.width / 2 - state.x) / part.width + 0.5;
  const top = (turned.height / 2 - state.y) / part.height + 0.5;
  return {
    inlineSize: `${(100 * width) / part.width}%`,
    blockSize: `${(100 * height) / part.height}%`,
    left: `${100 * left}%`,
    top: `${100 * top}%`,
    transform: `translate(-50%, -50%) rotate(${90 * state.turns}deg)`,
  };
}
