import type { LabelPack } from '@guadua/utils';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const LONGER = 0.4;

/**
 * A text as a translation could look: in brackets, so that what is cut off or was never translated
 * shows, with accents above and below, and each word 40 % longer. Letters of other scripts stay.
 */
export function pseudo(text: string): string {
  // What was translated already, as a part of this text, stays as it is.
  return `[${text.replace(/\[[^[\]]*\]|\p{Script=Latin}+/gu, (part) =>
    part.startsWith('[') ? part : longer(part),
  )}]`;
}

function longer(word: string): string {
  const accented = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented + '·'.repeat(Math.ceil(word.length * LONGER));
}

/** A pack in the pseudo-language, which remembers what it gave out. */
export interface PseudoPack {
  pack: LabelPack;
  /** Paths of the texts of which none of `seen` holds one: `errors.required`. */
  unseen: (seen: readonly string[]) => string[];
}

/** Turns every text of a pack, however deep, into pseudo-language; functions keep their parameters. */
export function pseudoPack({ group, labels }: LabelPack): PseudoPack {
  const given = new Map<string, Set<string>>();
  const remember = (path: string, text: string) => {
    const texts = given.get(path) ?? new Set();
    given.set(path, texts.add(text));
    return text;
  };
  const translate = (path: string, value: unknown): unknown => {
    if (typeof value === 'string') return remember(path, pseudo(value));
    if (typeof value === 'function') {
      given.set(path, new Set());
      return (...args: unknown[]) => {
        const text: unknown = value(...args);
        return typeof text === 'string' ? remember(path, pseudo(text)) : text;
      };
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        translate(path === '' ? key : `${path}.${key}`, inner),
      ]),
    );
  };
  const translated = Object(translate('', labels));
  return {
    pack: { group, labels: translated },
    unseen: (seen) =>
      [...given]
        .filter(([, texts]) => ![...texts].some((text) => seen.some((one) => one.includes(text))))
        .map(([path]) => `${group}.${path}`),
  };
}
