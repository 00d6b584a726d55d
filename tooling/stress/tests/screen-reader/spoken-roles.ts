/** What a screen reader says for a role, in Spanish. */
export const ROLES: Record<string, string> = {
  alert: 'alerta',
  button: 'botón',
  checkbox: 'casilla',
  combobox: 'cuadro combinado',
  dialog: 'diálogo',
  grid: 'cuadrícula',
  gridcell: 'celda',
  group: 'grupo',
  image: 'imagen',
  link: 'enlace',
  list: 'lista',
  listbox: 'lista de opciones',
  menuitem: 'opción',
  option: 'opción',
  progressbar: 'barra de progreso',
  radio: 'botón de opción',
  radiogroup: 'grupo de opciones',
  region: 'región',
  searchbox: 'campo de búsqueda',
  spinbutton: 'control numérico',
  switch: 'interruptor',
  tab: 'pestaña',
  textbox: 'campo de texto',
  tooltip: 'ayuda',
};

/** What one enters: said once, when the focus comes in. */
export const CONTEXTS = new Set(['dialog', 'group', 'radiogroup', 'region', 'grid', 'toolbar']);
