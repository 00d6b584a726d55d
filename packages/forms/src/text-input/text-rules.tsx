import { RuledTextInput } from './ruled-text-input';
import type { TextInputRules, TextRulesOptions } from './text-input.types';

/**
 * What may be written into a `TextInput`, and in which case (INP-1).
 * @returns What its `rules` take. It may be made anew in each render.
 * @example <TextInput rules={textRules({ filter: /\d/, textCase: 'upper' })} />
 */
export function textRules(options: TextRulesOptions): TextInputRules {
  return { render: (props) => <RuledTextInput {...props} options={options} /> };
}
