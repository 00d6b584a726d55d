import { foldText } from '@guadua/utils/internal';
import type { OptionReader } from '../../selection/option-reader';

export type SearchIndex = ReturnType<typeof createIndex>;

/** An index of a list. Nothing of its length is made before it is asked (SEL-14). */
export function createIndex<Option>(
  items: readonly (Option | null | undefined)[],
  { label, searchTexts }: OptionReader<Option>,
) {
  const read = (textOf: (option: Option) => string) => {
    const texts: (string | undefined)[] = [];
    return (index: number): string => {
      const known = texts[index];
      if (known !== undefined) return known;
      const option = items[index];
      const text = option === null || option === undefined ? '' : textOf(option);
      texts[index] = text;
      return text;
    };
  };
  const fold = (text: string) => foldText(text).trim();
  const labelAt = read((option) => fold(label(option)));
  const textAt = searchTexts ? read((option) => searchTexts(option).map(fold).join('\n')) : labelAt;
  return {
    labelAt,
    /** All that is searched of an option, its fields apart by a line break, which no query has. */
    textAt,
  };
}
