import { optimizeImage } from '@guadua/file';
import type { ImageContestant } from '../image-contestant';

export const contestant: ImageContestant = {
  label: 'Guadua optimizeImage',
  optimize: async (file) => (await optimizeImage(file, { maxWidth: 1920, quality: 0.8 })).file,
};
