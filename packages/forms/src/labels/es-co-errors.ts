import type { EveryMessage, LimitError, RangeLimitError } from './forms-labels.types';

/** The Spanish messages of the errors that this package's validators produce. */
export const errorLabelsEsCO: EveryMessage = {
  required: 'Requerido',
  match: 'No coincide',
  lowerThan: (error: LimitError) => `Debe ser menor que ${String(error.limit)}`,
  lowerOrEqualThan: (error: LimitError) => `Debe ser menor o igual que ${String(error.limit)}`,
  greaterThan: (error: LimitError) => `Debe ser mayor que ${String(error.limit)}`,
  greaterOrEqualThan: (error: LimitError) => `Debe ser mayor o igual que ${String(error.limit)}`,
  betweenRange: (error: RangeLimitError) =>
    `Debe estar entre ${String(error.min)} y ${String(error.max)}`,
  dateLowerThan: 'La fecha debe ser anterior',
  dateGreaterThan: 'La fecha debe ser posterior',
  alreadyExists: 'Ya existe',
  verifyNIT: 'Formato: xxxxxxxxx-x',
  verifyNITIntegrity: 'NIT inválido',
  verifyCPF: 'Formato: xxx.xxx.xxx-xx',
  verifyCPFIntegrity: 'CPF inválido',
  verifyCNPJ: 'Formato: xx.xxx.xxx/xxxx-xx',
  verifyCNPJIntegrity: 'CNPJ inválido',
  mask: 'Incompleto',
};
