import type { LabelPack } from '@guadua/utils';
import type { ColombiaLabels } from './colombia-labels.types';

const labels: ColombiaLabels = {
  errors: {
    verifyDocument: ({ rule }) => {
      if (rule === null) return 'Escolha o tipo de documento';
      const { min, max, letters } = rule;
      const length = min === max ? String(min) : `entre ${min} e ${max}`;
      return `Tem ${length} ${letters ? 'letras ou dígitos' : 'dígitos'}`;
    },
    verifyPhone: ({ kinds }) => {
      const mobile = kinds.includes('mobile') && 'um celular de dez dígitos (300 123 4567)';
      const landline = kinds.includes('landline') && 'um fixo com 60 e a região (601 345 6789)';
      const foreign = kinds.includes('foreign') && 'um número de outro país com o + (+1 415…)';
      return `Digite ${[mobile, landline, foreign].filter(Boolean).join(' ou ')}`;
    },
    phoneUnchecked: ({ failed }) =>
      failed
        ? 'Não foi possível conferir o número: veja sua conexão e digite um algarismo de novo'
        : 'Conferindo o número…',
    verifyPlate: () => 'Digite a placa completa, como ABC 123 ou ABC 12D',
    verifyPostalCode: () => 'São seis dígitos; os dois primeiros, os do departamento',
  },
  nit: {
    meaning: (nit) => `${nit}?`,
    suggestion: (checkDigit) => `Adicionar o dígito verificador ${checkDigit}`,
  },
  address: {
    via: 'Tipo de via',
    vias: 'Tipos de via',
    number: 'Número da via',
    crossing: 'Número do cruzamento',
    plate: 'Placa e complemento',
    incomplete: 'Complete o endereço',
    tooLong: (limit) => `Encurte o endereço: uma de suas partes tem mais de ${limit} caracteres`,
  },
  document: {
    type: 'Tipo de documento',
    types: {
      CC: 'CC · Cédula de cidadania',
      CE: 'CE · Cédula de estrangeiro',
      TI: 'TI · Carteira de identidade de menor',
      RC: 'RC · Registro civil de nascimento',
      PA: 'PA · Passaporte',
      PPT: 'PPT · Permissão por proteção temporária',
      PEP: 'PEP · Permissão especial de permanência',
      NIT: 'NIT · Número de identificação tributária',
      NUIP: 'NUIP · Número único de identificação pessoal',
    },
  },
};

/** Los textos de `@guadua/forms/colombia` en portugués, para `<GuaduaProvider labels>` junto a `formsLabelsPtBR`. */
export const colombiaLabelsPtBR: LabelPack = { group: 'forms', labels };
