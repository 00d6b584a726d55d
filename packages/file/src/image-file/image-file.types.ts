export type ByteRange = readonly [start: number, end: number];

export interface ImageFile {
  readonly type:
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'image/gif'
    | 'image/avif'
    | 'image/heic'
    | 'other';
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  readonly animated: boolean;
  readonly complete: boolean;
  readonly metadata: readonly ByteRange[];
  readonly exif?: ByteRange | undefined;
  readonly xmp?: ByteRange | undefined;
  /**
   * The same picture without its metadata, which looks as before. Left out where it can't be done.
   *
   * @param orientation The EXIF orientation to write where there was one; 1 writes none.
   */
  readonly clean?: ((orientation: number) => Uint8Array<ArrayBuffer>) | undefined;
}
