import type { Criterion } from './criterion.types';
import { OPERABLE } from './operable';
import { PERCEIVABLE } from './perceivable';
import { ROBUST, UNDERSTANDABLE } from './understandable';

/** A principle of WCAG with its criteria. */
interface Principle {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

/** Every criterion of WCAG 2.2, levels A and AA. */
export const PRINCIPLES: readonly Principle[] = [
  { title: 'Perceptible', criteria: PERCEIVABLE },
  { title: 'Operable', criteria: OPERABLE },
  { title: 'Comprensible', criteria: UNDERSTANDABLE },
  { title: 'Robusto', criteria: ROBUST },
];
