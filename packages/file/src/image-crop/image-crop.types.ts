import type { ComponentType } from 'react';
import type { CropDialogProps } from './crop-dialog';

/** Cómo se recorta. */
export interface ImageCropOptions {
  /** Proporción entre el ancho y el alto: `1`, `16 / 9`. @default la de la imagen */
  aspect?: number | undefined;
  /** Muestra un círculo; la imagen que queda tiene esquinas. @default false */
  round?: boolean | undefined;
}

/** Lo que recorta las imágenes de un campo; lo hace `imageCrop`. */
export interface ImageCropper {
  /** Cómo se recorta. */
  readonly options: ImageCropOptions;
  /** @internal */
  readonly Dialog: ComponentType<CropDialogProps>;
}
