import { clusters } from './clusters';
import { foldText } from './fold-text';
import { plainText } from './plain-text';

/** Una parte de un texto, como la pide `text.slice(start, end)`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Las opciones de `highlightRanges`. */
export interface HighlightOptions {
  /** Con menos caracteres no se resalta nada. @default 2 */
  minChars?: number | undefined;
}

/**
 * Dónde está en un texto lo que se busca, sin importar tildes ni mayúsculas; en orden, y sin partir ningún carácter.
 * @example highlightRanges('Léase Ñame', 'name') // [{ start: 6, end: 10 }]
 */
export function highlightRanges(
  text: string,
  query: string,
  { minChars = 2 }: HighlightOptions = {},
): TextRange[] {
  const needle = foldText(plainText(query));
  if (clusters(needle).length < minChars || needle.trim() === '') return [];
  // Where each character of the folded text comes from: folding may change lengths.
  const origin: TextRange[] = [];
  let folded = '';
  let start = 0;
  for (const cluster of clusters(plainText(text))) {
    const range = { start, end: start + cluster.length };
    start = range.end;
    const letters = foldText(cluster);
    // Of several spaces one is compared.
    if (letters === ' ' && folded.endsWith(' ')) continue;
    folded += letters;
    for (let index = 0; index < letters.length; index++) origin.push(range);
  }
  const ranges: TextRange[] = [];
  let from = folded.indexOf(needle);
  while (from !== -1) {
    const first = origin[from];
    const last = origin[from + needle.length - 1];
    if (!first || !last) break;
    ranges.push({ start: first.start, end: last.end });
    let next = from + needle.length;
    while (origin[next] === last) next++;
    from = folded.indexOf(needle, next);
  }
  return ranges;
}
