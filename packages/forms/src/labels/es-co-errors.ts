import { formatLimit } from './format-limit';
import type { EveryMessage, LimitError, RangeLimitError } from './forms-labels.types';

/** The Spanish messages of the errors that this package's validators produce. */
export const errorLabelsEsCO: EveryMessage = {
  required: 'Requerido',
  match: 'No coincide',
  lowerThan: (error: LimitError) => `Debe ser menor que ${formatLimit(error.limit, 'es-CO')}`,
  lowerOrEqualThan: (error: LimitError) =>
    `Debe ser menor o igual que ${formatLimit(error.limit, 'es-CO')}`,
  greaterThan: (error: LimitError) => `Debe ser mayor que ${formatLimit(error.limit, 'es-CO')}`,
  greaterOrEqualThan: (error: LimitError) =>
    `Debe ser mayor o igual que ${formatLimit(error.limit, 'es-CO')}`,
  betweenRange: (error: RangeLimitError) =>
    `Debe estar entre ${formatLimit(error.min, 'es-CO')} y ${formatLimit(error.max, 'es-CO')}`,
  dateLowerThan: 'La fecha debe ser anterior',
  dateGreaterThan: 'La fecha debe ser posterior',
  maxCharacters: (error: LimitError) => `Caben ${formatLimit(error.limit, 'es-CO')} caracteres`,
  alreadyExists: 'Ya existe',
  verifyNIT: 'Formato: xxxxxxxxx-x',
  verifyNITIntegrity: 'NIT inválido',
  verifyCPF: 'Formato: xxx.xxx.xxx-xx',
  verifyCPFIntegrity: 'CPF inválido',
  verifyCNPJ: 'Formato: xx.xxx.xxx/xxxx-xx',
  verifyCNPJIntegrity: 'CNPJ inválido',
  mask: 'Incompleto',
  email: 'Escribe un correo como nombre@ejemplo.com',
  url: 'Escribe una dirección web como https://ejemplo.com',
  pattern: 'No tiene el formato que se pide',
  minLength: (error: LimitError) =>
    `Escribe al menos ${formatLimit(error.limit, 'es-CO')} caracteres`,
  step: (error: LimitError) =>
    `Debe ir de ${formatLimit(error.limit, 'es-CO')} en ${formatLimit(error.limit, 'es-CO')}`,
  invalid: 'No es válido',
};
