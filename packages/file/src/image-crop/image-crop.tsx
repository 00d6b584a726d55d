'use client';

import { useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { CropDialogProps } from './crop-dialog';
import type { ImageCropOptions, ImageCropper } from './image-crop.types';

/**
 * Lets a person crop and turn a picture before it is kept (IMG-7): only who calls it carries its code, and
 * the dialog comes with the first picture.
 * @param options The shape of the part that is kept.
 * @example <ImageInput crop={imageCrop({ aspect: 1 })} />
 */
export function imageCrop(options: ImageCropOptions = {}): ImageCropper {
  return { options, Dialog: CropPart };
}

// A failed load would unmount the whole page; here the picture is taken uncropped instead.
const LoadedDialog = /*#__PURE__*/ lazy<ComponentType<CropDialogProps>>(() =>
  import('./crop-dialog').then(
    ({ CropDialog }) => ({ default: canCrop() ? CropDialog : NoCrop }),
    () => ({ default: NoCrop }),
  ),
);

function CropPart(props: CropDialogProps) {
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

function canCrop(): boolean {
  const isAble =
    typeof createImageBitmap === 'function' && 'showModal' in HTMLDialogElement.prototype;
  if (!isAble)
    warnOnce(
      'imageCrop()',
      'found no dialogs or no pictures, as in jsdom: what is chosen is taken uncropped.',
      'image-crop',
    );
  return isAble;
}

function NoCrop({ onUnreadable }: Pick<CropDialogProps, 'onUnreadable'>) {
  const takeWhole = useLatestCallback(onUnreadable);
  useEffect(takeWhole, [takeWhole]);
  return null;
}
