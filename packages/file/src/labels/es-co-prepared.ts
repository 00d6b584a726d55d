import { IMAGE_ERRORS } from '../optimize-image/image-error';
import type { PreparedLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of a prepared picture; they come with the first one. */
export const preparedLabelsEsCO: PreparedLabels = {
  optimized: (name, size) => `${name} optimizada: ${size}`,
  imageErrors: IMAGE_ERRORS,
};
