import type { SelectParts } from '../select/use-select';
import { parseList } from './search/parse-list';

/**
 * Selects what a pasted text names (SEL-15), and announces what came of it.
 *
 * @returns What could not be selected; `null` when the text is no list.
 */
export function pasteList<Option>(
  { config, value, announce }: SelectParts<Option>,
  text: string,
  labelAt: (index: number) => string,
): string[] | null {
  const { reader, labels } = config;
  const list = parseList(text, config.options, labelAt);
  if (list === null) return null;
  value.dispatch({ type: 'list.paste', options: list.options });
  const refused = list.options.filter((option) => !value.isSelected(option));
  const missing = [...list.unknown, ...refused.map(reader.label)];
  announce(({ keys }) => {
    const counted = labels.selectedCount(keys.length);
    return missing.length > 0 ? `${counted}. ${labels.notPasted(missing)}` : counted;
  });
  return missing;
}
