/** A larger file counts as no picture, because it would be read whole before anything says so. */
export const MAX_PICTURE_BYTES = 512e6;
