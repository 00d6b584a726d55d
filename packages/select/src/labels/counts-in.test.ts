import { expect, it } from 'vitest';
import { countsIn } from './counts-in';

it('writes a count as the locale does, at every size', () => {
  for (const locale of ['es-CO', 'en-US', 'pt-BR']) {
    const { count: write } = countsIn(locale);
    for (const count of [0, 7, 999, 1000, 1100, 100_000]) {
      expect(write(count)).toBe(count.toLocaleString(locale));
    }
  }
});
