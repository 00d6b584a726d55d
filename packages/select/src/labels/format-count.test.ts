import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it('writes a count as the locale does, at every size', () => {
  for (const locale of ['es-CO', 'en-US', 'pt-BR']) {
    for (const count of [0, 7, 999, 1000, 1100, 100_000]) {
      expect(formatCount(count, locale)).toBe(count.toLocaleString(locale));
    }
  }
});
