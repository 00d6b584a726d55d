import type { FormsLabels, LimitError, RangeLimitError } from './forms-labels.types';

/** The Spanish (Colombia) texts: what everyone sees who replaces nothing (CMP-5). */
export const formsLabelsEsCO: FormsLabels = {
  errors: {
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
  },
  pending: 'Comprobando…',
  clear: 'Limpiar',
  numberMin: (min) => `El valor mínimo es ${min}`,
  numberMax: (max) => `El valor máximo es ${max}`,
  maskIncomplete: (mask) => `Completa el formato ${mask}`,
  pinName: (length, alphanumeric) => `Código de ${pinCount(length, alphanumeric)}`,
  pinLength: pinCount,
  pinIncomplete: (length) =>
    length === 1 ? 'Completa la casilla' : `Completa las ${length} casillas`,
  nitSuggestion: (checkDigit) => `Agregar el dígito de verificación ${checkDigit}`,
  addressVia: 'Tipo de vía',
  addressViaList: 'Tipos de vía',
  address1: 'Número de vía',
  address2: 'Número de cruce',
  address3: 'Placa y complemento',
  addressIncomplete: 'Completa la dirección',
};

function pinCount(length: number, alphanumeric: boolean): string {
  if (alphanumeric) return length === 1 ? '1 carácter' : `${length} caracteres`;
  return length === 1 ? '1 dígito' : `${length} dígitos`;
}
