let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('es', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The characters of a text as people see them: an accented letter is one, and so is a composed emoji. */
export function clusters(text: string): string[] {
  return /^[\x20-\x7e]*$/.test(text)
    ? text.split('')
    : Array.from(segmentsOf(text), ({ segment }) => segment);
}

export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, segmentsOf(text).containing(most)?.index ?? most)}…`;
}
