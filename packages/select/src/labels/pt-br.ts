import type { LabelPack } from '@guadua/utils';
import { countsIn } from './counts-in';
import type { SelectLabels } from './select-labels.types';

const { count, counted } = countsIn('pt-BR');

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
  done: 'Pronto',
  loading: 'Carregando opções',
  error: 'Não foi possível carregar as opções',
  retry: 'Tentar novamente',
  loadMore: 'Carregar mais',
  results: (found, total) =>
    total > found && found > 0
      ? `${count(found)} de ${count(total)} resultados`
      : counted(found, 'Nenhum resultado', '1 resultado', 'resultados'),
  summary: (labels, more) => labels.join(', ') + (more > 0 ? ` e mais ${count(more)}` : ''),
  selected: (label) => `${label}, opção selecionada`,
  deselected: (label) => `${label}, opção removida`,
  selectedCount: (chosen) =>
    counted(chosen, 'Nada selecionado', '1 opção selecionada', 'opções selecionadas'),
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

/** Los textos de `@guadua/select` en portugués de Brasil, para `<GuaduaProvider labels>`. */
export const selectLabelsPtBR: LabelPack = { group: 'select', labels: texts };
