/** The whole worker as the build makes it (`scripts/bundle-worker.ts`). */
declare const __IMAGE_WORKER__: string;

export const WORKER_TEXT = __IMAGE_WORKER__;
