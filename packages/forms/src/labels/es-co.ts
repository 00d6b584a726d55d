import type { LabelPack } from '@guadua/utils';
import type { MaskKind } from '../mask/mask.types';
import { formatLimit } from './format-limit';
import type {
  ClearLabels,
  FieldMessage,
  FieldMessages,
  FormsLabels,
  LimitError,
  RangeLimitError,
} from './forms-labels.types';

// The Spanish (Colombia) texts. Each widget reads its own constant, so that a page carries no other's.

export const errorLabelsEsCO = {
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
} satisfies FieldMessages;

/** A message for each error of the package: what another language has to bring. */
export type EveryMessage = Readonly<Record<keyof typeof errorLabelsEsCO, FieldMessage>>;

export const fieldLabelsEsCO: FormsLabels['field'] = {
  pending: 'Comprobando…',
  refused: 'Ese texto no se puede usar aquí: el campo quedó como estaba',
};

export const clearLabelsEsCO: ClearLabels = { clear: 'Quitar el texto' };

export const textLabelsEsCO: FormsLabels['text'] = {
  clear: 'Quitar el texto',
  email: 'Escribe un correo como nombre@ejemplo.com',
};

export const numberLabelsEsCO: FormsLabels['number'] = {
  incomplete: 'Escribe un número',
  min: (min) => `El valor mínimo es ${min}`,
  max: (max) => `El valor máximo es ${max}`,
  increase: 'Aumentar',
  decrease: 'Disminuir',
};

const MASK_WORDS: Readonly<Record<MaskKind, string>> = {
  time: 'Escribe hora y minutos',
  'time-seconds': 'Escribe hora, minutos y segundos',
  date: 'Escribe una fecha que exista: día, mes y año',
  ip: 'Escribe una dirección IP',
};

export const maskLabelsEsCO: FormsLabels['mask'] = {
  incomplete: (sample, kind) =>
    kind ? `${MASK_WORDS[kind]} (${sample})` : `Completa el formato ${sample}`,
};

export const pinLabelsEsCO: FormsLabels['pin'] = {
  name: (length, alphanumeric) => `Código de ${pinCount(length, alphanumeric)}`,
  length: pinCount,
  incomplete: (length) =>
    length === 1 ? 'Completa la casilla' : `Completa las ${length} casillas`,
  tooLong: (length) =>
    `El código no cabe en ${length === 1 ? 'la casilla' : `las ${length} casillas`}: escríbelo de nuevo`,
};

function pinCount(length: number, alphanumeric: boolean): string {
  if (alphanumeric) return length === 1 ? '1 carácter' : `${length} caracteres`;
  return length === 1 ? '1 dígito' : `${length} dígitos`;
}

export const passwordLabelsEsCO: FormsLabels['password'] = {
  reveal: 'Mostrar la contraseña',
  capsLock: 'Bloq Mayús',
  capsLockOn: 'Bloq Mayús está activado',
  strength: 'Fortaleza de la contraseña',
  level: (level) =>
    ({
      weak: 'Débil: se adivina pronto',
      fair: 'Aceptable: unas letras más la mejoran',
      good: 'Buena',
      strong: 'Muy buena',
    })[level],
};

export const characterLabelsEsCO: FormsLabels['characters'] = {
  count: (used, max) => `${used} de ${max}`,
  left: (count) => (count === 0 ? 'No caben más caracteres' : `Quedan ${count} caracteres o menos`),
  over: (count) => (count === 1 ? 'Sobra un carácter' : `Sobran ${count} caracteres`),
};

export const checkboxGroupLabelsEsCO: FormsLabels['checkboxGroup'] = {
  limits: (least, most) => {
    const options = (count: number) => (count === 1 ? 'una opción' : `${count} opciones`);
    if (least === most) return `Elige ${options(least ?? 0)}`;
    if (most === undefined) return `Elige al menos ${options(least ?? 0)}`;
    if (least === undefined) return `Elige máximo ${options(most)}`;
    return `Elige entre ${least} y ${options(most)}`;
  },
};

// One constant: bundlers keep the whole pack for a spread in it.
export const rowLabelsEsCO: FormsLabels['rows'] = {
  added: (place) => `Se agregó la fila ${place}`,
  moved: (place, count) => `Fila ${place} de ${count}`,
  removed: (place, count) =>
    `Se quitó la fila ${place}; ${count === 1 ? 'queda' : 'quedan'} ${count}`,
  move: (place, count) => `Mover la fila ${place} de ${count}`,
  moveUp: (place) => `Subir la fila ${place}`,
  moveDown: (place) => `Bajar la fila ${place}`,
};

export const formLabelsEsCO: FormsLabels['form'] = {
  summary: (count) =>
    count === 1 ? 'Hay un error en el formulario' : `Hay ${count} errores en el formulario`,
  failed: 'No se pudo enviar. Lo que escribiste sigue aquí: inténtalo de nuevo',
};

// Made in a pure call: a page with one widget would else carry the parts that are joined here.
function everyText(): LabelPack {
  const labels: FormsLabels = {
    errors: errorLabelsEsCO,
    field: fieldLabelsEsCO,
    text: textLabelsEsCO,
    number: numberLabelsEsCO,
    mask: maskLabelsEsCO,
    pin: pinLabelsEsCO,
    password: passwordLabelsEsCO,
    characters: characterLabelsEsCO,
    checkboxGroup: checkboxGroupLabelsEsCO,
    rows: rowLabelsEsCO,
    form: formLabelsEsCO,
  };
  return { group: 'forms', labels };
}

/** Los textos de `@guadua/forms` en español de Colombia, para una parte de una página en otro idioma. */
export const formsLabelsEsCO: LabelPack = /*#__PURE__*/ everyText();
