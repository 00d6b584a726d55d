import { RuledTextInput } from './ruled-text-input';
import type { TextInputRules, TextRulesOptions } from './text-input.types';

/**
 * Lo que se admite en un `TextInput`, y en mayúsculas o minúsculas.
 * @returns Lo que recibe `rules`. Se puede llamar en cada dibujo.
 * @example <TextInput rules={textRules({ filter: /\d/, textCase: 'upper' })} />
 */
export function textRules(options: TextRulesOptions): TextInputRules {
  return { render: (props) => <RuledTextInput {...props} options={options} /> };
}
