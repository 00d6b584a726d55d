import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { highlightRanges } from '../text/highlight-ranges';
import { plainText } from '../text/plain-text';
import type { HighlightProps } from './highlight.types';

/**
 * A text with what was searched for marked in it (TXT-2).
 *
 * @example <Highlight text="Soledad Ñame" query="name" />
 */
export function Highlight({ text: given, query, minChars, className }: HighlightProps) {
  const text = plainText(given);
  const parts: ReactNode[] = [];
  // Each in an element of its own: a translator takes away the text nodes that React would look for.
  const plain = (start: number, end?: number) => {
    if (start < (end ?? text.length))
      parts.push(<span key={`to ${end}`}>{text.slice(start, end)}</span>);
  };
  let from = 0;
  for (const { start, end } of highlightRanges(text, query, { minChars })) {
    plain(from, start);
    parts.push(
      <mark key={start} className={clsx('gd-mark', className)}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  plain(from);
  return <>{parts}</>;
}
