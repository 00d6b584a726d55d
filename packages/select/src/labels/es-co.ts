import { countsIn } from './counts-in';
import type { SelectTexts } from './select-labels.types';

const { count, counted } = /*#__PURE__*/ countsIn('es-CO');

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
  done: 'Listo',
  loading: 'Cargando opciones',
  error: 'No se pudieron cargar las opciones',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  results: (found, total) =>
    total > found && found > 0
      ? `${count(found)} de ${count(total)} resultados`
      : counted(found, 'Sin resultados', '1 resultado', 'resultados'),
  summary: (labels, more) => labels.join(', ') + (more > 0 ? ` y ${count(more)} más` : ''),
  selected: (label) => `${label}, opción seleccionada`,
  deselected: (label) => `${label}, opción quitada`,
  selectedCount: (chosen) =>
    counted(chosen, 'Nada seleccionado', '1 opción seleccionada', 'opciones seleccionadas'),
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
