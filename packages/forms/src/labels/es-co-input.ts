import type { InputLabels } from './forms-labels.types';

/** The Spanish texts of the text fields. */
export const inputLabelsEsCO: InputLabels = {
  clear: 'Limpiar',
  numberIncomplete: 'Escribe un número',
  numberMin: (min) => `El valor mínimo es ${min}`,
  numberMax: (max) => `El valor máximo es ${max}`,
  maskIncomplete: (mask) => `Completa el formato ${mask}`,
  nitSuggestion: (checkDigit) => `Agregar el dígito de verificación ${checkDigit}`,
};
