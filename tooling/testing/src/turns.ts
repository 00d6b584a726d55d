import { it, type TestOptions } from 'vitest';

/** In `test:long` alone: another of its table or suite stands for it in `test`. */
const LATER: TestOptions = { tags: ['long', 'turn'] };

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
  return sum % given.of === given.share - 1 ? {} : LATER;
}

/** A row of a table as the arguments of a test, as `it.each` gives it. */
type Arguments<Row> = Row extends readonly unknown[] ? [...Row] : [Row];

/**
 * `it.each` for a table that is long because each row is slow, while one of them would show most mistakes: `test`
 * runs one of so many rows, from the first on, and `test:long` the others.
 */
export function eachInTurn<const Row>(rows: readonly Row[], of: number) {
  return (title: string, prove: (...row: Arguments<Row>) => void | Promise<void>): void => {
    for (const isNow of [true, false]) {
      const some = rows.filter((_, index) => (index % of === 0) === isNow);
      it.each(some as Arguments<Row>[])(title, isNow ? {} : LATER, (...row) => prove(...row));
    }
  };
}
