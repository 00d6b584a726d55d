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
  /** The same picture without its metadata, but with this EXIF orientation; left out where that can't be done. */
  readonly clean?: ((orientation: number) => Uint8Array<ArrayBuffer>) | undefined;
}
