import { removeDiacritics } from '@guadua/utils';
import { plainChars } from '@guadua/utils/internal';
import { type ClockTime, clockTime } from '../core/clock-time';

const NAMED =
  /^(?:al? |el |ao? )?(?:la )?(?:(?:medio ?dia|noon|midday|meio[- ]dia)|(media ?noche|midnight|meia[- ]noite))$/;

const PARTS: readonly (readonly [name: string, first: number, last: number])[] = [
  ['a\\.? ?m?\\.?', 0, 11],
  ['p\\.? ?m?\\.?', 12, 23],
  // In Colombia "12 m." is noon, of the meridian.
  ['m\\.?', 12, 12],
  ['madrugada', 0, 6],
  ['manana|manha|morning', 1, 11],
  ['medio ?dia|meio[- ]dia|dia|noon', 12, 15],
  ['media ?noche|meia[- ]noite|midnight', 24, 24],
  ['tarde|afternoon', 12, 20],
  ['noche|noite|evening|night', 17, 24],
];

const TIME = new RegExp(
  '^(?:a )?(?:las? |as )?(\\d{1,2})(?:[:.,h ]*(\\d\\d)(?:[:.,m ]*(\\d\\d))?)? ?(?:h|hs|hrs?|horas?|s)?\\.?(?: en punto)?' +
    ` ?(?:de la |del? |da |do |in the |at )?(?:${PARTS.map(([name]) => `(${name})`).join('|')})?$`,
);

/** Reads a typed time (TIM-2), or gives `null` when the text is not a time. `8` without a part of the day is 8 a. m. */
export function readTypedTime(text: string): ClockTime | null {
  const plain = removeDiacritics(plainChars(text)).trim().toLowerCase().replace(/\s+/g, ' ');
  const named = NAMED.exec(plain);
  if (named) return clockTime(named[1] === undefined ? '12' : '0');
  const spaced = plain
    .replace(/ y media\b/, ':30')
    .replace(/ y cuarto\b/, ':15')
    // Digits alone, three to six of them, have their hours first: 830 is 8:30.
    .replace(/^(\d{1,2})(\d\d)(\d\d)?(?=\D|$)/, (_, hour, minute, second) =>
      [hour, minute, ...(second === undefined ? [] : [second])].join(':'),
    );
  const [, hour, minute, second, ...parts] = TIME.exec(spaced) ?? [];
  const part = PARTS[parts.findIndex((name) => name !== undefined)];
  if (hour === undefined || part === undefined) {
    return hour === undefined ? null : clockTime(hour, minute, second);
  }
  const [, first, last] = part;
  // Of the three noons and midnights round a day, the hour is counted from the one that its part has.
  const meant = [0, 12, 24].map((start) => (Number(hour) % 12) + start);
  const found = meant.find((one) => one >= first && one <= last);
  if (found === undefined || Number(hour) < 1 || Number(hour) > 12) return null;
  return clockTime(String(found % 24), minute, second);
}
