import { countCharacters } from '../character-count/count-characters';
import type { Validator } from './validator.types';

/** `{ maxCharacters: { limit, actual } }` cuando un texto tiene más caracteres, como los ve una persona. */
export function maxCharacters(limit: number): Validator {
  return (value) => {
    if (typeof value !== 'string') return null;
    const actual = countCharacters(value);
    return actual > limit ? { maxCharacters: { limit, actual } } : null;
  };
}
