export { dropFiles } from './testing/drop-files';
