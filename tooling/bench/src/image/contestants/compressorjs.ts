import Compressor from 'compressorjs';
import type { ImageContestant } from '../image-contestant';

export const contestant: ImageContestant = {
  label: 'compressorjs 1.3',
  optimize: (file) =>
    new Promise((resolve, reject) => {
      new Compressor(file, { maxWidth: 1920, quality: 0.8, success: resolve, error: reject });
    }),
};
