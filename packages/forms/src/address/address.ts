import type { AddressParts, Via } from './address.types';
import { COMPLEMENTS, QUADRANTS, VIA_ALIASES, VIAS } from './address-vocabulary';

/** The most characters that a part may have (ADR-1). */
export const MOST_CHARACTERS = 50;

/** An address without anything in it. */
export const EMPTY_ADDRESS: AddressParts = { via: '', address1: '', address2: '', address3: '' };

/**
 * Takes a Colombian address apart (ADR-6), as people write it and as the DANE and the DIAN do: any
 * case, with or without dots, abbreviated or not, with `#` or nothing between the numbers. What
 * follows the number stays in `address3`; nothing is dropped but punctuation.
 *
 * @example
 * parseAddress('KR 7A BIS 12 34 SUR AP 501')
 * // { via: 'Carrera', address1: '7A Bis', address2: '12', address3: '34 Sur Apto 501' }
 */
export function parseAddress(text: string): AddressParts {
  let parts = takeApart(text);
  let written = formatAddress(parts);
  // What stands behind a mark nobody meant can look like another part once it is written in order.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const again = takeApart(written);
    const settled = formatAddress(again);
    if (settled === written && PART_NAMES.every((name) => again[name] === parts[name])) break;
    parts = again;
    written = settled;
  }
  return parts;
}

/** Texts that need more than two are made up. */
const MOST_ROUNDS = 8;
const PART_NAMES = ['via', 'address1', 'address2', 'address3'] as const;

function takeApart(text: string): AddressParts {
  const [via, rest] = takeVia(tidy(text));
  const mark = /#|(?<![\p{L}\d])(?:n[°º]|n(?:[uú]mero|[uú]m|ro|o))\.?\s*(?=\d)/iu.exec(rest);
  if (mark) {
    const before = rest.slice(0, mark.index);
    const after = rest.slice(mark.index + mark[0].length).replaceAll('#', ' ');
    return { via, address1: inOrder(before), ...splitCross(after) };
  }
  const road = takeRoad(rest);
  // Two numbers in a row: the second one is the cross road's.
  if (road && /^\s*\d/.test(road.rest) && takeRoad(road.rest.trimStart())) {
    return { via, address1: road.text, ...splitCross(road.rest) };
  }
  const hyphen = /(?:^| )- /.exec(rest);
  if (!hyphen) return { ...EMPTY_ADDRESS, via, address1: inOrder(rest) };
  return {
    via,
    address1: inOrder(rest.slice(0, hyphen.index)),
    address2: '',
    address3: inOrder(rest.slice(hyphen.index + hyphen[0].length)),
  };
}

/**
 * The text of an address (ADR-2): `Calle 100 # 19 - 54`. Each part is title-cased, a letter right
 * after a digit is upper case. It parses back to the same parts.
 */
export function formatAddress({ via, address1, address2, address3 }: AddressParts): string {
  const one = titled(`${via} ${address1}`.replaceAll('#', ' '));
  const two = titled(address2.replaceAll('#', ' '));
  const three = titled(address3.replaceAll('#', ' '));
  return `${one}${two && ` # ${two}`}${three && ` - ${three}`}`.trim();
}

/** The text of an address while it is valid, else `null` (ADR-1). */
export function addressValue(parts: AddressParts): string | null {
  const { via, address1, address2, address3 } = parts;
  const fits = [address1, address2, address3].every((part) => part.length <= MOST_CHARACTERS);
  return isVia(via) && address1.trim() !== '' && fits ? formatAddress(parts) : null;
}

/** Whether a text is one of the kinds of road, as they are offered. */
export function isVia(text: string): text is Via {
  return VIAS.some((via) => via === text);
}

/**
 * The kinds of road that a text may become, in their order (ADR-4): by how their name begins, then
 * by how they are abbreviated.
 */
export function matchVias(text: string): readonly Via[] {
  const query = folded(text)
    .replace(/[.\s]+/g, ' ')
    .trim();
  if (query === '') return VIAS;
  const byName = VIAS.filter((via) => folded(via).startsWith(query));
  const exact = takeVia(text.trim());
  const byAlias = VIAS.filter(
    (via) =>
      !byName.includes(via) &&
      ((exact[0] === via && exact[1] === '') ||
        VIA_ALIASES.some(
          ([known, first, second]) =>
            known === via && !second && first.split(' ').some((alias) => alias.startsWith(query)),
        )),
  );
  return [...byName, ...byAlias];
}

/** Marks that come along when copying, full-width forms, other hyphens, and too much space. */
function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      // A hyphen with a space on one side stands between parts, as one with two.
      .replace(/^-+|-+$|\s-+|-+\s/g, ' - ')
      .replace(/[\s,;]+/g, ' ')
      .trim()
  );
}

/** The kind of road that a text begins with, longest first, and what follows it. */
function takeVia(text: string): [via: Via | '', rest: string] {
  const plain = folded(text);
  for (const [via, first, second] of VIA_ALIASES) {
    const words = second ? [first, second] : [first];
    let at = 0;
    for (const word of words) {
      const alias = word.split(' ').find((option) => {
        if (!plain.startsWith(option, at)) return false;
        const after = plain.slice(at + option.length);
        // One letter alone is only meant for a road before a number: K 7, but not K Eventos.
        return option.length === 1 ? /^[.\s]*\d/.test(after) : !/^[\p{L}\p{M}]/u.test(after);
      });
      if (alias === undefined) {
        at = -1;
        break;
      }
      at += alias.length;
      at += /^[.\s]*/.exec(plain.slice(at))?.[0].length ?? 0;
    }
    if (at > 0) return [via, text.slice(at).trim()];
  }
  return ['', text];
}

/** The number of a road at the start of a text: digits, letter, Bis, letter, part of town. */
function takeRoad(text: string): { text: string; rest: string } | null {
  const found =
    /^(\d+)(?:\s?([a-z])(?![\p{L}\d]))?(\s?bis(?![\p{L}\d])(?:\s?([a-z])(?![\p{L}\d]))?)?/iu.exec(
      withoutLetterQuadrant(text),
    );
  if (!found || /^[\p{L}\d.]/u.test(text.slice(found[0].length))) {
    return takeGluedRoad(text);
  }
  const [all, number = '', letter = '', bis, second = ''] = found;
  const road = `${number}${letter.toUpperCase()}${bis ? ` Bis${second && ` ${second.toUpperCase()}`}` : ''}`;
  const rest = text.slice(all.length);
  const word = /^\s+(\p{L}+)(?![\p{L}\d.-])/u.exec(rest);
  const quadrant = word && quadrantOf(word[1] ?? '');
  return quadrant && word
    ? { text: `${road} ${quadrant}`, rest: rest.slice(word[0].length) }
    : { text: road, rest };
}

/** `7abis`: the letter and Bis in one word. */
function takeGluedRoad(text: string): { text: string; rest: string } | null {
  const glued = /^(\d+[a-z])bis(?![\p{L}\d])/iu.exec(text);
  return glued ? takeRoad(`${glued[1]} bis${text.slice(glued[0].length)}`) : null;
}

/** A letter apart that names a part of town is no letter of the road: `26 S` is 26 Sur. */
function withoutLetterQuadrant(text: string): string {
  return text.replace(/^(\d+[a-z]?(?:\s?bis)?(?:\s[a-z])?)\s([nseo])(?![\p{L}\d])/iu, '$1 \u0000');
}

function quadrantOf(word: string): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(QUADRANTS, key) ? QUADRANTS[key] : undefined;
}

/** What follows the mark: the cross road, then the number of the house and the rest. */
function splitCross(text: string): Pick<AddressParts, 'address2' | 'address3'> {
  const trimmed = text.trim();
  const road = takeRoad(trimmed);
  if (road) return { address2: road.text, address3: inOrder(road.rest) };
  const hyphen = /(?:^| )-(?: |$)/.exec(trimmed) ?? /-/.exec(trimmed);
  if (!hyphen) return { address2: inOrder(trimmed), address3: '' };
  return {
    address2: inOrder(trimmed.slice(0, hyphen.index)),
    address3: inOrder(trimmed.slice(hyphen.index + hyphen[0].length)),
  };
}

/** A part in its usual spelling: the number of the road, words in full, capitals. */
function inOrder(text: string): string {
  const trimmed = text.replace(/(?:^|\s)-+(?=\s|$)/g, ' ').replace(/^[\s-]+|[\s-]+$/g, '');
  const start = takeRoad(trimmed);
  // 501-2 is one word, not a number with something behind it.
  const road = start && /^(?:\s|$)/.test(start.rest) ? start : null;
  const number = road?.text ?? '';
  const words = (road ? road.rest : trimmed).split(/\s+/).filter((word) => word !== '');
  const full = words.map((word, index) => wordInFull(word, words[index + 1]));
  return titled([number, ...full].join(' '));
}

/** An abbreviation in full, where something follows that it can belong to. */
function wordInFull(word: string, next: string | undefined): string {
  const bare = word.replace(/\.+$/, '');
  const key = folded(bare);
  // `con` is also a plain word: only in capitals, as the DANE writes it, it means Conjunto.
  const known =
    next !== undefined && (key !== 'con' || bare === 'CON')
      ? Object.keys(COMPLEMENTS).find((full) => COMPLEMENTS[full]?.split(' ').includes(key))
      : undefined;
  return known ?? quadrantWord(bare) ?? bare;
}

function quadrantWord(word: string): string | undefined {
  return word.length > 1 ? quadrantOf(word) : undefined;
}

/** Capitals at the start of words and right after a digit, and nowhere else (ADR-2). */
function titled(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\s+/g, ' ')
    .trim();
}

function folded(text: string): string {
  // One character for one, so that places in the folded text are places in the text.
  return Array.from(text, (char) => {
    const plain = char.normalize('NFD').charAt(0).toLowerCase();
    return char.length === 1 && plain.length === 1 ? plain : char;
  }).join('');
}
