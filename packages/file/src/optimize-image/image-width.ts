/** Anchos usuales, en píxeles, para el ancho máximo de una imagen. */
export const IMAGE_WIDTH = {
  HD: 1280,
  FULL_HD: 1920,
  UHD_4K: 3840,
  UHD_8K: 7680,
} as const;
