import type { LabelPack } from './labels.types';
import type { UtilsLabels } from './utils-labels.types';

/** Spanish (Colombia): what every text falls back to. */
export const defaultUtilsLabels: UtilsLabels = {
  copy: 'Copiar',
  copied: 'Copiado al portapapeles',
  copyFailed: 'No se pudo copiar al portapapeles',
  snackbars: 'Notificaciones (F6)',
  close: 'Cerrar',
  dismiss: 'Cerrar notificación',
  actionHint: (action) => `Pulsa F6 para «${action}»`,
};

/** Spanish (Colombia) for `<GuaduaProvider labels>`, inside a tree in another language. */
export const utilsLabelsEsCO: LabelPack = { group: 'utils', labels: defaultUtilsLabels };
