import type { Via } from './address.types';
import { folded } from './address-spelling';
import { MOST_CHARACTERS, VIA_ALIASES, VIAS } from './address-vocabulary';

export function isVia(text: string): text is Via {
  return VIAS.some((via) => via === text);
}

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

export function takeVia(text: string): [via: Via | '', rest: string] {
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
