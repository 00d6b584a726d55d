import { plainText } from '../shared/as-text';
import type { AddressParts, ParsedAddress, Via } from './address.types';
import { COMPLEMENTS, QUADRANTS, VIA_ALIASES, VIAS } from './address-vocabulary';

/** The most characters that a part may have (ADR-1). */
export const MOST_CHARACTERS = 50;

/** An address without anything in it. */
export const EMPTY_ADDRESS: AddressParts = { via: '', address1: '', address2: '', address3: '' };

/**
 * Takes a Colombian address apart (ADR-6), as people write it and as the DANE and the DIAN do: any
 * case, with or without dots, abbreviated or not, with `#` or nothing between the numbers. What
 * follows the number stays in `address3`. A text that is no such address at all (a vereda, a finca, a
 * place with a name) is in `rest`, as it was written: nothing is dropped.
 *
 * @example
 * parseAddress('KR 7A BIS 12 34 SUR AP 501')
 * // { via: 'Carrera', address1: '7A Bis', address2: '12', address3: '34 Sur Apto 501', rest: '' }
 */
export function parseAddress(text: string): ParsedAddress {
  const address = plainText(text);
  if (address.length > LONGEST_ADDRESS) return { ...EMPTY_ADDRESS, rest: address };
  let parts = takeApart(address);
  let written = formatAddress(parts);
  // What stands behind an accidental mark can look like another part once it is written in order.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const again = takeApart(written);
    const settled = formatAddress(again);
    if (settled === written && PART_NAMES.every((name) => again[name] === parts[name])) break;
    parts = again;
    written = settled;
  }
  return parts;
}

/** No address is longer; a longer text is left alone. */
const LONGEST_ADDRESS = 1000;
/** Texts that need more than two are made up. */
const MOST_ROUNDS = 8;
const PART_NAMES = ['via', 'address1', 'address2', 'address3', 'rest'] as const;

function takeApart(text: string): ParsedAddress {
  const tidied = tidy(text);
  const [via, rest] = takeVia(tidied);
  const mark = /#|(?<![\p{L}\d])(?:n[°º]|n(?:[uú]mero|[uú]m|ro|o))\.?\s*(?=\d)/iu.exec(rest);
  if (mark) {
    const before = rest.slice(0, mark.index);
    const after = rest.slice(mark.index + mark[0].length).replaceAll('#', ' ');
    return { via, address1: inOrder(before), ...splitCross(after), rest: '' };
  }
  const road = takeRoad(rest);
  const behind = road?.rest.replace(/^[\s,]+/, '') ?? '';
  // Two numbers in a row: the second one is the cross road's.
  if (road && /^[\s,]*\d/.test(road.rest) && takeRoad(behind)) {
    return { via, address1: road.text, ...splitCross(behind), rest: '' };
  }
  const hyphen = /(?:^| )- /.exec(rest);
  if (via === '' && (!road || !hyphen)) return { ...EMPTY_ADDRESS, rest: tidied };
  if (!hyphen) return { ...EMPTY_ADDRESS, via, address1: inOrder(rest), rest: '' };
  return {
    via,
    address1: inOrder(rest.slice(0, hyphen.index)),
    address2: '',
    address3: inOrder(rest.slice(hyphen.index + hyphen[0].length), true),
    rest: '',
  };
}

/**
 * The text of an address (ADR-2): `Calle 100 # 19 - 54`. Each part is title-cased, letters right
 * after a digit are upper case; `rest` stays as it is. It parses back to the same parts.
 */
export function formatAddress(parts: AddressParts & { rest?: string | undefined }): string {
  const { via, address1, address2, address3 } = textParts(parts);
  const rest = plainText(parts?.rest);
  const one = titled(`${via} ${address1}`.replaceAll('#', ' '));
  const two = titled(address2.replaceAll('#', ' '));
  const three = titled(address3.replaceAll('#', ' '));
  const text = `${one}${two && ` # ${two}`}${three && ` - ${three}`}`.trim();
  return text && rest ? `${text} ${rest}` : text || rest;
}

/**
 * The text of an address while it is valid, else `null` (ADR-1). What begins like no kind of road is
 * the address as it was written: a vereda, a finca, a place with a name.
 */
export function addressValue(parts: AddressParts): string | null {
  const texts = textParts(parts);
  const { via, address1, address2, address3 } = texts;
  const numbers = [address1, address2, address3];
  if (isRawAddress(texts)) {
    const fits = via.length <= MOST_RAW_CHARACTERS;
    return fits ? (numbers.every((part) => part === '') ? via.trim() : formatAddress(texts)) : null;
  }
  const fits = numbers.every((part) => part.length <= MOST_CHARACTERS);
  return isVia(via) && address1.trim() !== '' && fits ? formatAddress(texts) : null;
}

/** The parts of an address, each a text, whatever a caller without types gives. */
function textParts(parts: AddressParts): AddressParts {
  return {
    via: plainText(parts?.via),
    address1: plainText(parts?.address1),
    address2: plainText(parts?.address2),
    address3: plainText(parts?.address3),
  };
}

/** Whether the first part holds an address that has no kind of road. */
export function isRawAddress({ via }: AddressParts): boolean {
  return via.trim() !== '' && !isVia(via) && matchVias(via).length === 0;
}

/** The parts for the fields of a text: what is no street stands in the first one, as it is. */
export function addressFields(text: string): AddressParts {
  const { rest, ...parts } = parseAddress(text);
  if (rest === '' && isVia(parts.via)) return parts;
  return { ...EMPTY_ADDRESS, via: text.trim() };
}

/** The most characters of an address that is kept as it was written. */
export const MOST_RAW_CHARACTERS = 200;

/** Whether a text is one of the kinds of road, as they are offered. */
export function isVia(text: string): text is Via {
  return VIAS.some((via) => via === text);
}

/**
 * The kinds of road that a text may become, in their order (ADR-4): by how their name begins, then
 * by how they are abbreviated.
 */
export function matchVias(text: string): readonly Via[] {
  if (text.length > MOST_CHARACTERS) return [];
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
      .replace(/\s*([,;])[\s,;]*/g, '$1 ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;]+|[\s,;]+$/g, '')
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

/** Behind the digits of a road, in one word: letters, Bis with its letter, part of town. */
const GLUED =
  /^([a-z]{1,2})??(?:(bis)([a-z])?)?(sur|norte|este|oeste|oriente|occidente)?(?![\p{L}\d]|\.\d)/iu;
/** `2do`, `1er`: ordinals, and no road. */
const ORDINAL = /^(?:do|da|er|ro|ra|to|ta|mo|ma|vo|va|no|na)$/i;

/**
 * The number of a road at the start of a text: digits, letters, Bis, letter, part of town.
 *
 * @param isHouse It is a house's number: a letter apart before a number begins a complement there
 * (`71 L 204` is local 204, `32 E 3` is no east).
 */
function takeRoad(text: string, isHouse = false): { text: string; rest: string } | null {
  const digits = /^\d+/.exec(text)?.[0];
  if (digits === undefined) return null;
  let rest = text.slice(digits.length);
  const glued = GLUED.exec(rest);
  if (!glued) return null;
  let [all, letters = '', bis = '', second = '', glueQuadrant = ''] = glued;
  if (ORDINAL.test(letters)) return null;
  rest = rest.slice(all.length);
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(rest);
    const word = found?.[1];
    if (!found || word === undefined) return '';
    if (isHouse && word.length === 1 && /^\s*\d/.test(rest.slice(found[0].length))) return '';
    rest = rest.slice(found[0].length);
    return word;
  };
  if (all === '') letters = take(/^\s([a-df-mp-rt-z])(?![\p{L}\d.'’])/iu);
  if (bis === '' && glueQuadrant === '') bis = take(/^\s(bis)(?![\p{L}\d])/iu);
  if (bis !== '' && second === '') second = take(/^\s?([a-df-mp-rt-z])(?![\p{L}\d.'’])/iu);
  const road = `${digits}${letters.toUpperCase()}${bis && ' Bis'}${second && ` ${second.toUpperCase()}`}`;
  let quadrant = quadrantOf(glueQuadrant);
  const next = quadrant ? null : /^\s+(\p{L}+)(?![\p{L}\d.'’]|-\p{L})/u.exec(rest);
  if (next && quadrantOf(next[1] ?? '')) quadrant = quadrantOf(take(/^\s+(\p{L}+)/u));
  return { text: quadrant ? `${road} ${quadrant}` : road, rest };
}

function quadrantOf(word: string): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(QUADRANTS, key) ? QUADRANTS[key] : undefined;
}

/** What follows the mark: the cross road, then the number of the house and the rest. */
function splitCross(text: string): Pick<AddressParts, 'address2' | 'address3'> {
  const trimmed = text.trim();
  const road = takeRoad(trimmed);
  if (road) return { address2: road.text, address3: inOrder(road.rest, true) };
  const hyphen = /(?:^| )-(?: |$)/.exec(trimmed) ?? /-/.exec(trimmed);
  if (!hyphen) return { address2: inOrder(trimmed), address3: '' };
  return {
    address2: inOrder(trimmed.slice(0, hyphen.index)),
    address3: inOrder(trimmed.slice(hyphen.index + hyphen[0].length), true),
  };
}

/** A part in its usual spelling: the number of the road or house, words in full, capitals. */
function inOrder(text: string, isHouse = false): string {
  const trimmed = text
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '')
    // Only behind the house's number a hyphen may stand by itself: `Und. 24 - 25`.
    .replace(isHouse ? /\s-(?:\s-)+(?=\s)/g : /\s-+(?=\s)/g, isHouse ? ' -' : '');
  const start = takeRoad(trimmed, isHouse);
  // 501-2 is one word, not a number with something behind it.
  const road = start && /^(?:[\s,;]|$)/.test(start.rest) ? start : null;
  const tail = road ? road.rest : trimmed;
  const words = tail.split(/\s+/).filter((word) => word !== '');
  const full = words.map((word, index) => wordInFull(word, words[index + 1]));
  // A comma stays at the number that it follows.
  const gap = road && !/^[,;]/.test(tail) ? ' ' : '';
  return titled(`${road?.text ?? ''}${gap}${full.join(' ')}`);
}

/** An abbreviation in full, where something follows that it can belong to. */
function wordInFull(word: string, next: string | undefined): string {
  const bare = word.replace(/\.+$/, '');
  const key = folded(bare);
  // `con` is also a plain word: only in capitals, as the DANE writes it, it means Conjunto.
  const known =
    next !== undefined && next !== '-' && (key !== 'con' || bare === 'CON')
      ? Object.keys(COMPLEMENTS).find((full) => COMPLEMENTS[full]?.split(' ').includes(key))
      : undefined;
  return known ?? quadrantWord(bare) ?? word;
}

function quadrantWord(word: string): string | undefined {
  return word.length > 1 ? quadrantOf(word) : undefined;
}

/** Capitals at the start of words and right after a digit, and nowhere else (ADR-2). */
function titled(text: string): string {
  if (text.length > LONGEST_ADDRESS) return text;
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\d)(?:\p{L}{1,2}|[b-df-hj-np-tv-z]{3,4})(?![\p{L}\p{M}])/giu, (letters) =>
      ORDINAL.test(letters) ? letters.toLowerCase() : letters.toUpperCase(),
    )
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
