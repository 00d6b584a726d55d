import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { highlightRanges } from '../text/highlight-ranges';
import { plainText } from '../text/plain-text';
import type { HighlightProps } from './highlight.types';

/**
 * Un texto con lo que se busca resaltado.
 * @example <Highlight text="Soledad Ñame" query="name" />
 */
export function Highlight({ text: given, query, minChars, className }: HighlightProps) {
  const text = plainText(given);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of highlightRanges(text, query, { minChars })) {
    if (start > from) parts.push(text.slice(from, start));
    parts.push(
      <mark key={start} className={clsx('gd-mark', className)}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  // Another element for each change: a browser that translates the page has replaced the texts inside.
  return <span key={`${query}\n${text}`}>{parts}</span>;
}
