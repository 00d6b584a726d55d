import type { ImageErrorCode } from './optimize-image.types';

/** Why the work on a picture stopped. The worker carries no texts: the page adds them. */
export class ImageProblem extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
