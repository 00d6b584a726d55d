import { passwordRules } from './generate-password';
import type { PasswordOptions } from './password.types';

/**
 * Bits of entropy of a password made with these options (TXT-3): the binary logarithm of how many
 * there are, those that lack an enabled class not counted.
 * @throws RangeError for options that `generatePassword` refuses.
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
