import type { TestOptions } from 'vitest';

/**
 * The cases that a subject of a suite proves in `test`: one of so many shares. `test:long` proves the others.
 * Subjects with different shares prove every case between them.
 */
export interface Share {
  /** From 1 on. */
  readonly share: number;
  readonly of: number;
}

/** Options of a case by its title: the same case is in the same share of every subject. */
export function inShare(title: string, given: Share | undefined): TestOptions {
  if (!given) return {};
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % given.of === given.share - 1 ? {} : { tags: ['long', 'turn'] };
}
