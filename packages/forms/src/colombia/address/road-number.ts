import { QUADRANTS } from './address-vocabulary';

/** Behind the digits of a road, in one word: letters, Bis with its letter, part of town. */
const GLUED =
  /^([a-z]{1,2})??(?:(bis)([a-z])?)?(sur|norte|este|oeste|oriente|occidente)?(?![\p{L}\d]|\.\d)/iu;
/** Apart from the digits, where nothing but what belongs to a road follows. */
const DOUBLE_LETTER = /^\s((\p{L})\2)(?=\s*(?:$|[\d#-]|(?:bis|sur|norte|este|oeste)(?!\p{L})))/iu;
/** `2do`, `1er`: ordinals, and no road. */
export const ORDINAL = /^(?:do|da|er|ro|ra|to|ta|mo|ma|vo|va|no|na)$/i;

/** In a house's number (`isHouse`) a letter apart begins a complement: `71 L 204` is local 204. */
export function takeRoad(
  text: string,
  isHouse = false,
  isCross = false,
): { text: string; rest: string } | null {
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
  // `32 EE`, as in Medellín: a double letter stands between two numbers, or before the marks.
  if (all === '' && letters === '' && !isHouse) letters = take(DOUBLE_LETTER);
  if (bis === '' && glueQuadrant === '') bis = take(/^\s(bis)(?![\p{L}\d])/iu);
  if (bis !== '' && second === '') second = take(/^\s?([a-df-mp-rt-z])(?![\p{L}\d.'’])/iu);
  const road = `${digits}${letters.toUpperCase()}${bis && ' Bis'}${second && ` ${second.toUpperCase()}`}`;
  let quadrant = quadrantOf(glueQuadrant);
  // `Carrera 9 n 99-02`: Norte in Cali, elsewhere the number's mark. It stays as it was written.
  if (!isCross && /^\s+n\s+\d/i.test(rest)) return { text: road, rest };
  const next = quadrant ? null : /^\s+(\p{L}+)(?![\p{L}\d.'’]|-\p{L})/u.exec(rest);
  if (next && quadrantOf(next[1] ?? '')) quadrant = quadrantOf(take(/^\s+(\p{L}+)/u));
  return { text: quadrant ? `${road} ${quadrant}` : road, rest };
}

export function quadrantOf(word: string): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(QUADRANTS, key) ? QUADRANTS[key] : undefined;
}
