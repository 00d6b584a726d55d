import { readJpeg } from '../image-file/read-jpeg';
import { serveWorker } from './serve-worker.inlined';

/** What a camera and a phone make: most pictures need no more code than this. */
serveWorker(readJpeg);
