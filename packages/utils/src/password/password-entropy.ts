import { passwordRules } from './generate-password';
import type { PasswordOptions } from './password.types';

/**
 * Los bits de entropía de una contraseña hecha con estas opciones: el logaritmo en base 2 de cuántas hay, sin contar
 * las que carecen de una clase activa.
 * @throws RangeError Con las opciones que `generatePassword` rechaza.
 */
export function passwordEntropy(options: PasswordOptions = {}): number {
  const { length, classes } = passwordRules(options);
  const all = classes.join('').length;
  // Inclusion and exclusion, in shares of all texts: the counts pass the largest number.
  let share = 0;
  for (let left = 0; left < 2 ** classes.length; left++) {
    const out = classes.filter((_, index) => left & (1 << index));
    const rest = 1 - out.join('').length / all;
    share += (out.length % 2 ? -1 : 1) * rest ** length;
  }
  return length * Math.log2(all) + Math.log2(share);
}
