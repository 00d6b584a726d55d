/** What a screen reader says for a role, in Spanish. */
export const ROLES: Record<string, string> = {
  button: 'botón',
  checkbox: 'casilla',
  combobox: 'cuadro combinado',
  dialog: 'diálogo',
  grid: 'cuadrícula',
  gridcell: 'celda',
  group: 'grupo',
  link: 'enlace',
  option: 'opción',
  radio: 'botón de opción',
  radiogroup: 'grupo de opciones',
  region: 'región',
  spinbutton: 'control numérico',
  switch: 'interruptor',
  textbox: 'campo de texto',
};

/** What one enters: said once, when the focus comes in. */
export const CONTEXTS = new Set(['dialog', 'group', 'radiogroup', 'region', 'grid', 'toolbar']);
