import { titleCase } from './title-case';

/** Between the parts of a name, or before the first. */
const PARTICLE =
  /(?<![\p{L}\p{M}\p{N}'’-])(?:De|Del|La|Las|Los|El|Da|Das|Do|Dos|Van|Von|Der|Den)(?![\p{L}\p{M}\p{N}'’.-])/gu;
/** Between two words alone: at the start, or before a full stop, it is an initial. */
const CONJUNCTION = /(?<=[\p{L}\p{M}\p{N}] )(?:Y|E)(?= )/gu;
/** `D'Angelo`, `O’Neill`, `McAllister`: the start of a word that another capital follows. */
const ELISION = /(?<![\p{L}\p{M}\p{N}'’])(\p{L}['’]|Mc)(\p{L})/gu;

/**
 * El nombre de una persona: cada parte con mayúscula, salvo partículas (`de`, `la`, `van`…) y conjunciones.
 * @example nameCase('MARÍA DEL PILAR DE LA CRUZ') // 'María del Pilar de la Cruz'
 */
export function nameCase(text: string): string {
  return titleCase(text)
    .replace(/ {2,}/g, ' ')
    .replace(PARTICLE, (particle) => particle.toLowerCase())
    .replace(CONJUNCTION, (conjunction) => conjunction.toLowerCase())
    .replace(ELISION, (_, start: string, letter: string) => start + letter.toUpperCase());
}
