/** One way to make a JPEG at most 1920 pixels wide. */
export interface ImageContestant {
  label: string;
  optimize: (file: File) => Promise<Blob>;
}
