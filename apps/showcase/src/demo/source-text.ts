import type { HighlightedSource } from './source.types';

/** The text of a highlighted source, as it stands in its file. */
export function sourceText(source: HighlightedSource): string {
  return source.tokens.filter((_, index) => index % 2 === 1).join('');
}
