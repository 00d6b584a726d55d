/** A stretch of a file: from the first byte to before the last. */
export type ByteRange = readonly [start: number, end: number];

/** What the bytes of a picture say before it is decoded. */
export interface ImageFile {
  /** `other` is a picture that is left as it is. */
  readonly type:
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'image/gif'
    | 'image/avif'
    | 'image/heic'
    | 'other';
  /** Dimensions as stored; 0 when the file ends before it says. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8, where browsers honour it. */
  readonly orientation: number;
  readonly animated: boolean;
  /** The file holds its own end. */
  readonly complete: boolean;
  /** The pieces that say who took the picture, where and when, as they stand in the file. */
  readonly metadata: readonly ByteRange[];
  /** The TIFF block of EXIF. */
  readonly exif?: ByteRange | undefined;
  /** The XMP packet. */
  readonly xmp?: ByteRange | undefined;
  /**
   * The same picture without its metadata, which looks as before. Left out where it can't be done.
   *
   * @param orientation The EXIF orientation to write where there was one; 1 writes none.
   */
  readonly clean?: ((orientation: number) => Uint8Array<ArrayBuffer>) | undefined;
}
