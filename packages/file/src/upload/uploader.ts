import type { Uploader, UploadOptions } from './upload.types';
import { UploadRunner } from './upload-runner';

/**
 * Uploads the files of a field as they are chosen (FIL-10): only who calls it carries its code.
 * @param options Where to, or how, and how many at a time.
 * @returns What the `upload` of a field takes; it may be made anew at each render.
 * @example <FileInput multiple append upload={uploader({ url: '/api/files' })} />
 */
export function uploader(options: UploadOptions): Uploader {
  return { options, Runner: UploadRunner };
}
