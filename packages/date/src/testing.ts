export { pickDate } from './testing/pick-date';
