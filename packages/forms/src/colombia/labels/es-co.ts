import type { LabelPack } from '@guadua/utils';
import type { DocumentError } from '../document/document.types';
import type { PhoneError, PhoneUncheckedError } from '../phone/phone.types';
import type { ColombiaErrorLabels, ColombiaLabels } from './colombia-labels.types';

export const colombiaErrorsEsCO = {
  verifyDocument: ({ rule }: DocumentError) => {
    if (rule === null) return 'Elige el tipo de documento';
    const { min, max, letters } = rule;
    const length = min === max ? String(min) : `entre ${min} y ${max}`;
    return `Tiene ${length} ${letters ? 'letras o dígitos' : 'dígitos'}`;
  },
  verifyPhone: ({ kinds }: PhoneError) => {
    const mobile = kinds.includes('mobile') && 'un celular de diez dígitos (300 123 4567)';
    const landline = kinds.includes('landline') && 'un fijo con 60 y su región (601 345 6789)';
    const foreign = kinds.includes('foreign') && 'un número de otro país con su + (+1 415…)';
    return `Escribe ${[mobile, landline, foreign].filter(Boolean).join(' o ')}`;
  },
  phoneUnchecked: ({ failed }: PhoneUncheckedError) =>
    failed
      ? 'No se pudo revisar el número: comprueba tu conexión y vuelve a escribir un dígito'
      : 'Revisando el número…',
  verifyPlate: () => 'Escribe la placa completa, como ABC 123 o ABC 12D',
  verifyPostalCode: () => 'Son seis dígitos; los dos primeros, los del departamento',
} satisfies ColombiaErrorLabels;

export const nitLabelsEsCO: ColombiaLabels['nit'] = {
  meaning: (nit) => `¿${nit}?`,
  suggestion: (checkDigit) => `Agregar el dígito de verificación ${checkDigit}`,
};

export const addressLabelsEsCO: ColombiaLabels['address'] = {
  via: 'Tipo de vía',
  vias: 'Tipos de vía',
  number: 'Número de vía',
  crossing: 'Número de cruce',
  plate: 'Placa y complemento',
  incomplete: 'Completa la dirección',
  tooLong: (limit) => `Acorta la dirección: una de sus partes tiene más de ${limit} caracteres`,
};

export const documentLabelsEsCO: ColombiaLabels['document'] = {
  type: 'Tipo de documento',
  types: {
    CC: 'CC · Cédula de ciudadanía',
    CE: 'CE · Cédula de extranjería',
    TI: 'TI · Tarjeta de identidad',
    RC: 'RC · Registro civil',
    PA: 'PA · Pasaporte',
    PPT: 'PPT · Permiso por protección temporal',
    PEP: 'PEP · Permiso especial de permanencia',
    NIT: 'NIT · Número de identificación tributaria',
    NUIP: 'NUIP · Número único de identificación personal',
  },
};

/** Los textos de `@guadua/forms/colombia` en español de Colombia, para una parte de una página en otro idioma. */
export const colombiaLabelsEsCO: LabelPack = {
  group: 'forms',
  labels: {
    errors: colombiaErrorsEsCO,
    nit: nitLabelsEsCO,
    address: addressLabelsEsCO,
    document: documentLabelsEsCO,
  } satisfies ColombiaLabels,
};
