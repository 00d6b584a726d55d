import { readImageFile } from '../image-file/read-image-file';
import { serveWorker } from './serve-worker.inlined';

serveWorker(readImageFile);
