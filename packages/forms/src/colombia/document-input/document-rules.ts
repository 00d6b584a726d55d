import { documentRuleOf, groupDocument, plainDocument } from '../document/document';
import type { DocumentType } from '../document/document.types';
import { NIT_SHAPE } from '../nit-input/nit-rules';
import type { PlainTextShape } from '../plain-field/plain-text-rules';

export function documentShape(type: DocumentType): PlainTextShape {
  const rule = documentRuleOf(type);
  if (type === 'NIT' || !rule) return NIT_SHAPE;
  const allowed = new RegExp(`^[\\d${rule.letters ? 'A-Z' : ''}]{0,${rule.max}}$`);
  return {
    group: '.',
    read: (text) => {
      const plain = plainDocument(type, rule.letters ? text : numberAlone(type, text));
      return allowed.test(plain) ? plain : null;
    },
    show: (plain) => (allowed.test(plain) ? groupDocument(type, plain) : null),
  };
}

/** A number of digits as it is copied: its type may stand before it, and commas part the groups of a sheet. */
function numberAlone(type: DocumentType, text: string): string {
  const label = new RegExp(`^\\s*${[...type].join('\\.?\\s?')}[\\s.:]*(?=\\d)`, 'i');
  const digits = text.replace(label, '').trim();
  return /^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits;
}
