// What a field that uploads needs, in one file to load: a failure is most likely when nothing can be loaded.
export { UploadFailure } from './upload-failure';
export { createUploads } from './uploads';
