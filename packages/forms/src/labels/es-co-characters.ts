import type { CharacterLabels } from './forms-labels.types';

/** The Spanish texts of `CharacterCount`. */
export const characterLabelsEsCO: CharacterLabels = {
  characterCount: (used, max) => `${used} de ${max}`,
  charactersLeft: (count) =>
    count === 0 ? 'No caben más caracteres' : `Quedan ${count} caracteres o menos`,
  charactersOver: (count) => (count === 1 ? 'Sobra un carácter' : `Sobran ${count} caracteres`),
};
