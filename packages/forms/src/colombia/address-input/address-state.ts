import { isRawAddress, parseAddress } from '../address/address';
import type { AddressParts } from '../address/address.types';
import { MOST_CHARACTERS, MOST_RAW_CHARACTERS } from '../address/address-vocabulary';
import { isVia } from '../address/via';

export type AddressPart = keyof AddressParts;

export const PARTS = ['via', 'address1', 'address2', 'address3'] as const satisfies AddressPart[];

export const NUMBERS = ['address1', 'address2', 'address3'] as const;

export function neighbour(part: AddressPart, step: -1 | 1): AddressPart | undefined {
  return PARTS[PARTS.indexOf(part) + step];
}

export function isOpen(parts: AddressParts, part: AddressPart): boolean {
  if (part === 'via' || parts[part] !== '') return true;
  if (isRawAddress(parts)) return false;
  if (part === 'address1') return isVia(parts.via);
  return part === 'address2' ? parts.address1.trim() !== '' : parts.address2.trim() !== '';
}

export function endsPart(part: AddressPart, before: string, after: string): boolean {
  const marks = part === 'address3' ? ['#'] : ['#', '-'];
  return marks.some((mark) => after === before + mark);
}

/** A `#` inside a part ends it: what follows goes into the next one (ADR-5); `null` where it ends nothing. */
function splitAtMark(parts: AddressParts, part: AddressPart, text: string): AddressParts | null {
  const next = neighbour(part, 1);
  const [before = '', ...after] = text.split('#');
  if (part === 'via' || !next || before.trim() === '' || after.length === 0) return null;
  return { ...parts, [part]: before.trim(), [next]: `${after.join(' ')} ${parts[next]}`.trim() };
}

export function mostCharacters(part: AddressPart): number {
  return part === 'via' ? MOST_RAW_CHARACTERS : MOST_CHARACTERS;
}

export function exceededLimit(parts: AddressParts): number | null {
  const part = PARTS.find((name) => parts[name].length > mostCharacters(name));
  return part ? mostCharacters(part) : null;
}

/** The parts after a paste (ADR-6): `null` for a mere text of that part, `parts` itself where it is refused. */
export function pasteInto(
  parts: AddressParts,
  part: AddressPart,
  text: string,
  replacesAll: boolean,
): AddressParts | null {
  const { rest, ...whole } = parseAddress(text);
  let next: AddressParts | null = null;
  if (whole.via !== '' && whole.address1 !== '' && rest === '') next = whole;
  else if (part === 'via') {
    const kind = whole.via !== '' && whole.address1 === '' && rest === '';
    if (kind && replacesAll) return { ...parts, via: whole.via };
  } else if (part === 'address1' && replacesAll && (whole.address2 || whole.address3)) {
    next = { ...whole, via: parts.via };
  } else if (part === 'address2' && replacesAll) {
    const { rest: more, ...cross } = parseAddress(`# ${text}`);
    if (cross.address3 !== '' && more === '')
      next = { ...parts, ...cross, via: parts.via, address1: parts.address1 };
  }
  if (!next) return text.length > mostCharacters(part) ? parts : null;
  return PARTS.every((name) => next[name].length <= MOST_CHARACTERS) ? next : parts;
}

/** Takes apart a street that was typed into the first part: in `Calle 1` the number of the Calle begins with 1. */
function typedStreet(parts: AddressParts, text: string): AddressParts | null {
  if (parts.address1 !== '' || !/[\s.]\d+$/.test(text)) return null;
  const { rest, ...street } = parseAddress(text);
  const { via, address1, address2, address3 } = street;
  const begins = isVia(via) && /^\d+$/.test(address1) && !address2 && !address3 && !rest;
  return begins ? { ...parts, via, address1 } : null;
}

export type PartEdit =
  | { readonly to: 'street'; readonly parts: AddressParts }
  | { readonly to: 'end' }
  | { readonly to: 'next'; readonly parts: AddressParts }
  | { readonly to: 'part'; readonly parts: AddressParts };

export function partEdit(
  parts: AddressParts,
  part: AddressPart,
  text: string,
  { isWhole, hasRoads }: { isWhole: boolean; hasRoads: boolean },
): PartEdit {
  const typed = part === 'via' ? typedStreet(parts, text) : null;
  const street = isWhole ? pasteInto(parts, part, text, true) : typed;
  if (street) return { to: 'street', parts: street };
  // The first part may be an address without a street, where these marks are characters.
  if (endsPart(part, parts[part], text) && (part !== 'via' || hasRoads)) return { to: 'end' };
  const split = splitAtMark(parts, part, text);
  return split ? { to: 'next', parts: split } : { to: 'part', parts: { ...parts, [part]: text } };
}

/** Whether two addresses differ in nothing but capitals, in which many callers keep theirs. */
export function sameLetters(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

export function addressText(parts: AddressParts): string {
  return PARTS.map((part) => parts[part]).join('\n');
}

export function partsOf(text: string): AddressParts {
  const [via = '', address1 = '', address2 = '', address3 = ''] = text.split('\n');
  return { via, address1, address2, address3 };
}

export function lastFilled(parts: AddressParts): AddressPart {
  return PARTS.findLast((part) => parts[part] !== '') ?? 'via';
}
