import type { MaskKind } from '../mask/mask.types';
import type { InputLabels } from './forms-labels.types';

const MASK_WORDS: Readonly<Record<MaskKind, string>> = {
  time: 'Escribe hora y minutos',
  'time-seconds': 'Escribe hora, minutos y segundos',
  date: 'Escribe una fecha que exista: día, mes y año',
  ip: 'Escribe una dirección IP',
};

/** The Spanish texts of the text fields. */
export const inputLabelsEsCO: InputLabels = {
  clear: 'Quitar el texto',
  email: 'Escribe un correo como nombre@ejemplo.com',
  numberIncomplete: 'Escribe un número',
  numberMin: (min) => `El valor mínimo es ${min}`,
  numberMax: (max) => `El valor máximo es ${max}`,
  maskIncomplete: (sample, kind) =>
    kind ? `${MASK_WORDS[kind]} (${sample})` : `Completa el formato ${sample}`,
  nitMeaning: (nit) => `¿${nit}?`,
  nitSuggestion: (checkDigit) => `Agregar el dígito de verificación ${checkDigit}`,
};
