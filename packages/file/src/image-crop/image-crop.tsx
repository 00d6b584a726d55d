'use client';

import { useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { CropDialogProps } from './crop-dialog';
import type { ImageCropOptions, ImageCropper } from './image-crop.types';

/**
 * Lo que recibe `crop`: un diálogo en que se recorta y se gira la imagen; se carga con la primera.
 * @param options La forma de la parte que se conserva.
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
