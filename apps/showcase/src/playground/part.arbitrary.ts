import fc from 'fast-check';
import type { ElementType } from 'react';
import { call, el, main, named, type Part, type PartValue } from './part';

/** Names that a prop may have. */
const propName = fc
  .stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/)
  .filter((name) => !['key', 'ref', 'children', 'value', 'onChange'].includes(name));

/** Text with all that JSX and JavaScript give a meaning to. */
const text = fc.oneof(
  fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)), maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...'\'"`\\{}<>&;\n\r\t\u2028\u2029 /*$aé😀\u200d'.split('')),
    maxLength: 20,
  }),
);

const scalar: fc.Arbitrary<PartValue> = fc.oneof(
  text,
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

const value: fc.Arbitrary<PartValue> = fc.letrec<{ value: PartValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(propName, text), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const SAY = named('say', 'talk', (...args: unknown[]) => args);
const BOX = named<ElementType>('Box', 'boxes', 'section');

const props = fc.dictionary(
  propName,
  fc.oneof(
    value,
    fc.array(value, { maxLength: 2 }).map((args) => call(SAY, ...args)),
  ),
  { maxKeys: 4, noNullPrototype: true },
);

/** Trees with one main part, as a playground has them. */
export const partArbitrary: fc.Arbitrary<Part> = fc
  .tuple(props, props, fc.array(text, { maxLength: 2 }), fc.boolean())
  .map(([outer, inner, children, wrapped]) => {
    // Texts side by side are one text in JSX.
    const apart = children.flatMap((child, index) => (index > 0 ? [el('hr'), child] : [child]));
    const part = main(BOX, inner, ...apart);
    return wrapped ? el('div', outer, el('hr'), part) : part;
  });
