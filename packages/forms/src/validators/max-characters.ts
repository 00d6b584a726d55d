import { countCharacters } from '../character-count/count-characters';
import type { Validator } from './validator.types';

/** `{maxCharacters: {limit, actual}}` where a text has more characters than that, as a person sees them (VAL-1). */
export function maxCharacters(limit: number): Validator {
  return (value) => {
    if (typeof value !== 'string') return null;
    const actual = countCharacters(value);
    return actual > limit ? { maxCharacters: { limit, actual } } : null;
  };
}
