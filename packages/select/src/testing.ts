export { selectOption } from './testing/select-option';
