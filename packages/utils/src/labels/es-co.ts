import type { LabelPack } from './labels.types';
import type { UtilsLabels } from './utils-labels.types';

export const defaultUtilsLabels: UtilsLabels = {
  copy: 'Copiar',
  copied: 'Copiado al portapapeles',
  copyFailed: 'No se pudo copiar al portapapeles',
  snackbars: 'Notificaciones (F6)',
  close: 'Cerrar',
  dismiss: 'Cerrar notificación',
  actionHint: (action) => `Pulsa F6 para «${action}»`,
};

/** Los textos de `@guadua/utils` en español de Colombia, para una parte de una página en otro idioma. */
export const utilsLabelsEsCO: LabelPack = { group: 'utils', labels: defaultUtilsLabels };
