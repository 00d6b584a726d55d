import type { LabelPack } from '@guadua/utils';
import type { MaskKind } from '../mask/mask.types';
import { formatLimit } from './format-limit';
import type { EveryMessage, FormsLabels, LimitError, RangeLimitError } from './forms-labels.types';

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
  pending: 'Verificando…',
  refused: 'Esse texto não pode ser usado aqui: o campo ficou como estava',
  clear: 'Limpar',
  email: 'Escreva um e-mail como nome@exemplo.com',
  numberIncrease: 'Aumentar',
  numberDecrease: 'Diminuir',
  numberIncomplete: 'Digite um número',
  numberMin: (min) => `O valor mínimo é ${min}`,
  numberMax: (max) => `O valor máximo é ${max}`,
  maskIncomplete: (sample, kind) =>
    kind ? `${MASK_WORDS[kind]} (${sample})` : `Complete o formato ${sample}`,
  pinName: (length, alphanumeric) =>
    `Código de ${length} ${alphanumeric ? 'caractere' : 'dígito'}${length === 1 ? '' : 's'}`,
  pinLength: (length, alphanumeric) =>
    `${length} ${alphanumeric ? 'caractere' : 'dígito'}${length === 1 ? '' : 's'}`,
  pinIncomplete: (length) => (length === 1 ? 'Preencha a caixa' : `Preencha as ${length} caixas`),
  pinTooLong: (length) =>
    `O código não cabe ${length === 1 ? 'na caixa' : `nas ${length} caixas`}: digite de novo`,
  nitMeaning: (nit) => `${nit}?`,
  nitSuggestion: (checkDigit) => `Adicionar o dígito verificador ${checkDigit}`,
  addressVia: 'Tipo de via',
  addressViaList: 'Tipos de via',
  address1: 'Número da via',
  address2: 'Número do cruzamento',
  address3: 'Placa e complemento',
  addressIncomplete: 'Complete o endereço',
  addressTooLong: (limit) =>
    `Encurte o endereço: uma de suas partes tem mais de ${limit} caracteres`,
  reveal: 'Mostrar a senha',
  capsLock: 'Caps Lock',
  capsLockOn: 'O Caps Lock está ligado',
  passwordStrength: 'Força da senha',
  passwordLevel: (level) =>
    ({
      weak: 'Fraca: é fácil de adivinhar',
      fair: 'Aceitável: mais algumas letras a melhoram',
      good: 'Boa',
      strong: 'Muito boa',
    })[level],
  characterCount: (used, max) => `${used} de ${max}`,
  charactersLeft: (count) =>
    count === 0 ? 'Não cabem mais caracteres' : `Restam ${count} caracteres ou menos`,
  charactersOver: (count) => (count === 1 ? 'Sobra um caractere' : `Sobram ${count} caracteres`),
  choiceLimits: (least, most) => {
    const options = (count: number) => (count === 1 ? 'uma opção' : `${count} opções`);
    if (least === most) return `Escolha ${options(least ?? 0)}`;
    if (most === undefined) return `Escolha pelo menos ${options(least ?? 0)}`;
    if (least === undefined) return `Escolha no máximo ${options(most)}`;
    return `Escolha entre ${least} e ${options(most)}`;
  },
  rows(what, place, count) {
    if (what === 'added') return `A linha ${place} foi adicionada`;
    if (what === 'moved') return `Linha ${place} de ${count}`;
    return `A linha ${place} foi removida; ${count === 1 ? 'resta' : 'restam'} ${count}`;
  },
  formErrors: (count) =>
    count === 1 ? 'Há um erro no formulário' : `Há ${count} erros no formulário`,
  formFailed: 'Não foi possível enviar. O que você escreveu continua aqui: tente de novo',
};

/** The Portuguese (Brazil) texts of `@guadua/forms`, for `<GuaduaProvider labels>`. */
export const formsLabelsPtBR: LabelPack = { group: 'forms', labels };
