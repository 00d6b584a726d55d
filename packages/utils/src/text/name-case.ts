import { titleCase } from './title-case';

const PARTICLES = /(?<![\p{L}\p{M}\p{N}'’-])(?:De|Del|La|El)(?![\p{L}\p{M}\p{N}'’-])/gu;
/** `D'Angelo`, `O’Neill`: one letter and an apostrophe at the start of a word. */
const ELISION = /(?<![\p{L}\p{M}\p{N}'’])(\p{L}['’])(\p{L})/gu;

/**
 * A person's name: each part with a capital, save the particles `de del la el` (TXT-1).
 *
 * @example nameCase('MARÍA DEL PILAR DE LA CRUZ') // 'María del Pilar de la Cruz'
 */
export function nameCase(text: string): string {
  return titleCase(text)
    .replace(PARTICLES, (particle) => particle.toLowerCase())
    .replace(ELISION, (_, start: string, letter: string) => start + letter.toUpperCase());
}
