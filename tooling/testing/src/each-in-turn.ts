import { it } from 'vitest';

/** A row of a table as the arguments of a test, as `it.each` gives it. */
type Arguments<Row> = Row extends readonly unknown[] ? [...Row] : [Row];

/**
 * `it.each` for a table that is long because each row is slow, while one of them would show most mistakes: `test`
 * runs one of so many rows, from the first on, and `test:long` the others.
 */
export function eachInTurn<const Row>(rows: readonly Row[], of: number) {
  return (title: string, prove: (...row: Arguments<Row>) => void | Promise<void>): void => {
    const parts = [
      { tags: [], rows: rows.filter((_, index) => index % of === 0) },
      { tags: ['long', 'turn'], rows: rows.filter((_, index) => index % of !== 0) },
    ];
    for (const part of parts) {
      it.each(part.rows as Arguments<Row>[])(title, { tags: part.tags }, (...row) => prove(...row));
    }
  };
}
