import { formatCount } from './format-count';
import type { SelectTexts } from './select-labels.types';

export const selectTextsEsCO: SelectTexts = {
  placeholder: 'Seleccionar',
  search: 'Buscar',
  selectAll: 'Seleccionar todo',
  deselectAll: 'Deseleccionar todo',
  selectAllFiltered: 'Seleccionar todos los resultados filtrados',
  deselectAllFiltered: 'Deseleccionar todos los resultados filtrados',
  empty: 'Sin datos disponibles',
  create: 'Agregar',
  createOption: (text, create) => `${create} «${text}»`,
  clear: 'Borrar selección',
  remove: (label) => `Quitar ${label}`,
  reorderHint: 'Con Mayús y las flechas cambia de lugar',
  more: (count) => `+${count}`,
  tokens: 'Seleccionados',
  options: 'Opciones',
  suggestions: 'Sugerencias',
  back: 'Volver',
  loading: 'Cargando opciones',
  error: 'No se pudieron cargar las opciones',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  results: (count, total) =>
    count === 0
      ? 'Sin resultados'
      : total > count
        ? `${formatCount(count, 'es-CO')} de ${formatCount(total, 'es-CO')} resultados`
        : count === 1
          ? '1 resultado'
          : `${formatCount(count, 'es-CO')} resultados`,
  summary: (labels, more) =>
    more > 0 ? `${labels.join(', ')} y ${formatCount(more, 'es-CO')} más` : labels.join(', '),
  selected: (label) => `${label}, opción seleccionada`,
  deselected: (label) => `${label}, opción quitada`,
  selectedCount: (count) =>
    count === 0
      ? 'Nada seleccionado'
      : count === 1
        ? '1 opción seleccionada'
        : `${formatCount(count, 'es-CO')} opciones seleccionadas`,
  limitReached: (limit) => `Máximo ${limit}: quita una opción para elegir otra`,
  creating: (text) => `Agregando «${text}»…`,
  createFailed: (text) => `No se pudo agregar «${text}»`,
  discard: (text) => `Descartar «${text}»`,
  savedFailed: 'No se pudieron cargar los datos de lo seleccionado',
  gone: 'ya no está disponible',
  collapsed: 'contraído',
  expanded: 'desplegado',
  notPasted: (texts) => `Sin seleccionar: ${texts.join(', ')}`,
};
