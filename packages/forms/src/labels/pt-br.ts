import type { LabelPack } from '@guadua/utils';
import type { MaskKind } from '../mask/mask.types';
import type { EveryMessage } from './es-co';
import { formatLimit } from './format-limit';
import type { FormsLabels, LimitError, RangeLimitError } from './forms-labels.types';

const MASK_WORDS: Readonly<Record<MaskKind, string>> = {
  time: 'Digite hora e minutos',
  'time-seconds': 'Digite hora, minutos e segundos',
  date: 'Digite uma data que exista: dia, mês e ano',
  ip: 'Digite um endereço IP',
};

const labels: FormsLabels = {
  errors: {
    required: 'Obrigatório',
    match: 'Não coincide',
    lowerThan: (error: LimitError) => `Deve ser menor que ${formatLimit(error.limit, 'pt-BR')}`,
    lowerOrEqualThan: (error: LimitError) =>
      `Deve ser menor ou igual a ${formatLimit(error.limit, 'pt-BR')}`,
    greaterThan: (error: LimitError) => `Deve ser maior que ${formatLimit(error.limit, 'pt-BR')}`,
    greaterOrEqualThan: (error: LimitError) =>
      `Deve ser maior ou igual a ${formatLimit(error.limit, 'pt-BR')}`,
    betweenRange: (error: RangeLimitError) =>
      `Deve estar entre ${formatLimit(error.min, 'pt-BR')} e ${formatLimit(error.max, 'pt-BR')}`,
    dateLowerThan: 'A data deve ser anterior',
    dateGreaterThan: 'A data deve ser posterior',
    maxCharacters: (error: LimitError) => `Cabem ${formatLimit(error.limit, 'pt-BR')} caracteres`,
    alreadyExists: 'Já existe',
    verifyNIT: 'Formato: xxxxxxxxx-x',
    verifyNITIntegrity: 'NIT inválido',
    verifyCPF: 'Formato: xxx.xxx.xxx-xx',
    verifyCPFIntegrity: 'CPF inválido',
    verifyCNPJ: 'Formato: xx.xxx.xxx/xxxx-xx',
    verifyCNPJIntegrity: 'CNPJ inválido',
    mask: 'Incompleto',
    email: 'Escreva um e-mail como nome@exemplo.com',
    url: 'Escreva um endereço como https://exemplo.com',
    pattern: 'Não tem o formato pedido',
    minLength: (error: LimitError) =>
      `Escreva pelo menos ${formatLimit(error.limit, 'pt-BR')} caracteres`,
    step: (error: LimitError) =>
      `Deve ir de ${formatLimit(error.limit, 'pt-BR')} em ${formatLimit(error.limit, 'pt-BR')}`,
    invalid: 'Não é válido',
  } satisfies EveryMessage,
  field: {
    pending: 'Verificando…',
    refused: 'Esse texto não pode ser usado aqui: o campo ficou como estava',
  },
  text: {
    clear: 'Limpar',
    email: 'Escreva um e-mail como nome@exemplo.com',
  },
  number: {
    incomplete: 'Digite um número',
    min: (min) => `O valor mínimo é ${min}`,
    max: (max) => `O valor máximo é ${max}`,
    increase: 'Aumentar',
    decrease: 'Diminuir',
  },
  mask: {
    incomplete: (sample, kind) =>
      kind ? `${MASK_WORDS[kind]} (${sample})` : `Complete o formato ${sample}`,
  },
  pin: {
    name: (length, alphanumeric) =>
      `Código de ${length} ${alphanumeric ? 'caractere' : 'dígito'}${length === 1 ? '' : 's'}`,
    length: (length, alphanumeric) =>
      `${length} ${alphanumeric ? 'caractere' : 'dígito'}${length === 1 ? '' : 's'}`,
    incomplete: (length) => (length === 1 ? 'Preencha a caixa' : `Preencha as ${length} caixas`),
    tooLong: (length) =>
      `O código não cabe ${length === 1 ? 'na caixa' : `nas ${length} caixas`}: digite de novo`,
  },
  password: {
    reveal: 'Mostrar a senha',
    capsLock: 'Caps Lock',
    capsLockOn: 'O Caps Lock está ligado',
    strength: 'Força da senha',
    level: (level) =>
      ({
        weak: 'Fraca: é fácil de adivinhar',
        fair: 'Aceitável: mais algumas letras a melhoram',
        good: 'Boa',
        strong: 'Muito boa',
      })[level],
  },
  characters: {
    count: (used, max) => `${used} de ${max}`,
    left: (count) =>
      count === 0 ? 'Não cabem mais caracteres' : `Restam ${count} caracteres ou menos`,
    over: (count) => (count === 1 ? 'Sobra um caractere' : `Sobram ${count} caracteres`),
  },
  checkboxGroup: {
    limits: (least, most) => {
      const options = (count: number) => (count === 1 ? 'uma opção' : `${count} opções`);
      if (least === most) return `Escolha ${options(least ?? 0)}`;
      if (most === undefined) return `Escolha pelo menos ${options(least ?? 0)}`;
      if (least === undefined) return `Escolha no máximo ${options(most)}`;
      return `Escolha entre ${least} e ${options(most)}`;
    },
  },
  rows: {
    added: (place) => `A linha ${place} foi adicionada`,
    moved: (place, count) => `Linha ${place} de ${count}`,
    removed: (place, count) =>
      `A linha ${place} foi removida; ${count === 1 ? 'resta' : 'restam'} ${count}`,
    move: (place, count) => `Mover a linha ${place} de ${count}`,
    moveUp: (place) => `Subir a linha ${place}`,
    moveDown: (place) => `Descer a linha ${place}`,
  },
  form: {
    summary: (count) =>
      count === 1 ? 'Há um erro no formulário' : `Há ${count} erros no formulário`,
    failed: 'Não foi possível enviar. O que você escreveu continua aqui: tente de novo',
  },
};

/** Los textos de `@guadua/forms` en portugués de Brasil, para `<GuaduaProvider labels>`. */
export const formsLabelsPtBR: LabelPack = { group: 'forms', labels };
