import type { LabelPack } from '@guadua/utils';
import { formatCount } from './format-count';
import type { SelectLabels } from './select-labels.types';

const texts: SelectLabels = {
  placeholder: 'Selecionar',
  search: 'Buscar',
  selectAll: 'Selecionar tudo',
  deselectAll: 'Desmarcar tudo',
  selectAllFiltered: 'Selecionar todos os resultados filtrados',
  deselectAllFiltered: 'Desmarcar todos os resultados filtrados',
  empty: 'Sem dados disponíveis',
  create: 'Adicionar',
  createOption: (text, create) => `${create} “${text}”`,
  clear: 'Limpar seleção',
  remove: (label) => `Remover ${label}`,
  reorderHint: 'Com Shift e as setas muda de lugar',
  moveToken: (label) => `Mover ${label}`,
  moveBefore: (label) => `Mover ${label} um lugar antes`,
  moveAfter: (label) => `Mover ${label} um lugar depois`,
  moved: (label, place, count) => `${label}: lugar ${place} de ${count}`,
  more: (count) => `+${count}`,
  tokens: 'Selecionados',
  options: 'Opções',
  suggestions: 'Sugestões',
  back: 'Voltar',
  loading: 'Carregando opções',
  error: 'Não foi possível carregar as opções',
  retry: 'Tentar novamente',
  loadMore: 'Carregar mais',
  results: (count, total) =>
    count === 0
      ? 'Nenhum resultado'
      : total > count
        ? `${formatCount(count, 'pt-BR')} de ${formatCount(total, 'pt-BR')} resultados`
        : count === 1
          ? '1 resultado'
          : `${formatCount(count, 'pt-BR')} resultados`,
  summary: (labels, more) =>
    more > 0 ? `${labels.join(', ')} e mais ${formatCount(more, 'pt-BR')}` : labels.join(', '),
  selected: (label) => `${label}, opção selecionada`,
  deselected: (label) => `${label}, opção removida`,
  selectedCount: (count) =>
    count === 0
      ? 'Nada selecionado'
      : count === 1
        ? '1 opção selecionada'
        : `${formatCount(count, 'pt-BR')} opções selecionadas`,
  limitReached: (limit) => `Máximo ${limit}: remova uma opção para escolher outra`,
  creating: (text) => `Adicionando “${text}”…`,
  createFailed: (text) => `Não foi possível adicionar “${text}”`,
  discard: (text) => `Descartar “${text}”`,
  savedFailed: 'Não foi possível carregar os dados da seleção',
  gone: 'não está mais disponível',
  collapsed: 'recolhido',
  expanded: 'expandido',
  notPasted: (texts) => `Não selecionados: ${texts.join(', ')}`,
};

/** Portuguese (Brazil), as a pack for `<GuaduaProvider labels>`. */
export const selectLabelsPtBR: LabelPack = { group: 'select', labels: texts };
