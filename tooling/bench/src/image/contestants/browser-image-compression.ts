import compress from 'browser-image-compression';
import libraryUrl from 'browser-image-compression/dist/browser-image-compression.js?url';
import type { ImageContestant } from '../image-contestant';

export const contestant: ImageContestant = {
  label: 'browser-image-compression 2 (worker)',
  optimize: (file) =>
    compress(file, {
      maxWidthOrHeight: 1920,
      initialQuality: 0.8,
      useWebWorker: true,
      // Its worker loads the library from a CDN by default; here from this page.
      libURL: new URL(libraryUrl, location.href).href,
    }),
};
