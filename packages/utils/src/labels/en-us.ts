import type { LabelPack } from './labels.types';
import type { UtilsLabels } from './utils-labels.types';

const texts: UtilsLabels = {
  copy: 'Copy',
  copied: 'Copied to clipboard',
  copyFailed: 'Could not copy to the clipboard',
  snackbars: 'Notifications (F6)',
  close: 'Close',
  dismiss: 'Dismiss notification',
  actionHint: (action) => `Press F6 for “${action}”`,
};

/** Los textos de `@guadua/utils` en inglés de Estados Unidos, para `<GuaduaProvider labels>`. */
export const utilsLabelsEnUS: LabelPack = { group: 'utils', labels: texts };
