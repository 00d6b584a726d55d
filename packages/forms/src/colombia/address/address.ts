import { plainText } from '@guadua/utils/internal';
import type { AddressParts, ParsedAddress } from './address.types';
import { inUsualSpelling, tidy, titled } from './address-spelling';
import { LONGEST_ADDRESS, MOST_CHARACTERS, MOST_RAW_CHARACTERS } from './address-vocabulary';
import { takeRoad } from './road-number';
import { isVia, matchVias, takeVia } from './via';

export const EMPTY_ADDRESS: AddressParts = { via: '', address1: '', address2: '', address3: '' };

/**
 * Separa una dirección colombiana en sus cuatro partes, como la escriben las personas, el DANE y la DIAN. Lo que
 * sigue al número queda en `address3`, y lo que no es una dirección así (una vereda, una finca), en `rest`: nada se
 * pierde.
 * @param text La dirección; un formulario sin JavaScript envía sus partes por separado, y el servidor las une con
 *   espacios.
 * @example
 * parseAddress('KR 7A BIS 12 34 SUR AP 501')
 * // { via: 'Carrera', address1: '7A Bis', address2: '12', address3: '34 Sur Apto 501', rest: '' }
 */
export function parseAddress(text: string): ParsedAddress {
  const address = plainText(text);
  if (address.length > LONGEST_ADDRESS) return { ...EMPTY_ADDRESS, rest: address };
  let parts = takeApart(address);
  // What stands behind an accidental mark can look like another part once it is written in order.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const again = takeApart(formatAddress(parts));
    if (PART_NAMES.every((name) => again[name] === parts[name])) break;
    parts = again;
  }
  return parts;
}

/** No real address needs more than two rounds to parse back to the same parts. */
const MOST_ROUNDS = 8;
const PART_NAMES = ['via', 'address1', 'address2', 'address3', 'rest'] as const;

function takeApart(text: string): ParsedAddress {
  const tidied = tidy(text);
  const [via, rest] = takeVia(tidied);
  const mark = /#|(?<![\p{L}\d])(?:n\.?[°º]|n(?:[uú]mero|[uú]m|ro|o))\.?\s*(?=\d)/iu.exec(rest);
  if (mark) {
    const before = rest.slice(0, mark.index);
    const after = rest.slice(mark.index + mark[0].length).replaceAll('#', ' ');
    return { via, address1: inUsualSpelling(before), ...splitCross(after), rest: '' };
  }
  const road = takeRoad(rest);
  const behind = road?.rest.replace(/^[\s,]+/, '') ?? '';
  // Two numbers in a row: the second one is the cross road's.
  if (road && /^[\s,]*\d/.test(road.rest) && takeRoad(behind)) {
    return { via, address1: road.text, ...splitCross(behind), rest: '' };
  }
  const hyphen = /(?:^| )- /.exec(rest);
  if (via === '' && (!road || !hyphen)) return { ...EMPTY_ADDRESS, rest: tidied };
  if (!hyphen) return { ...EMPTY_ADDRESS, via, address1: inUsualSpelling(rest), rest: '' };
  return {
    via,
    address1: inUsualSpelling(rest.slice(0, hyphen.index)),
    address2: '',
    address3: inUsualSpelling(rest.slice(hyphen.index + hyphen[0].length), true),
    rest: '',
  };
}

function splitCross(text: string): Pick<AddressParts, 'address2' | 'address3'> {
  const trimmed = text.trim();
  const road = takeRoad(trimmed, false, true);
  if (road) return { address2: road.text, address3: inUsualSpelling(road.rest, true) };
  const hyphen = /(?:^| )-(?: |$)/.exec(trimmed) ?? /-/.exec(trimmed);
  if (!hyphen) return { address2: inUsualSpelling(trimmed), address3: '' };
  return {
    address2: inUsualSpelling(trimmed.slice(0, hyphen.index)),
    address3: inUsualSpelling(trimmed.slice(hyphen.index + hyphen[0].length), true),
  };
}

/**
 * El texto de una dirección: `Calle 100 # 19 - 54`. Cada parte lleva mayúscula inicial y también las letras tras un
 * dígito; `rest` queda como es. `parseAddress` lo separa en las mismas partes.
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
 * El texto de una dirección mientras sea válida; si no, `null`. La que no empieza como ninguna vía (una vereda, una
 * finca) queda como se escribió.
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

function textParts(parts: AddressParts): AddressParts {
  return {
    via: plainText(parts?.via),
    address1: plainText(parts?.address1),
    address2: plainText(parts?.address2),
    address3: plainText(parts?.address3),
  };
}

export function isRawAddress({ via }: AddressParts): boolean {
  return via.trim() !== '' && !isVia(via) && matchVias(via).length === 0;
}

/** The parts for the fields of a text: what is no street stands in the first one, as it is. */
export function addressFields(text: string): AddressParts {
  const { rest, ...parts } = parseAddress(text);
  if (rest === '' && isVia(parts.via)) return parts;
  return { ...EMPTY_ADDRESS, via: text.trim() };
}
