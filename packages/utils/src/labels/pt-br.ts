import type { LabelPack } from './labels.types';
import type { UtilsLabels } from './utils-labels.types';

const texts: UtilsLabels = {
  copy: 'Copiar',
  copied: 'Copiado para a área de transferência',
  copyFailed: 'Não foi possível copiar para a área de transferência',
  snackbars: 'Notificações (F6)',
  close: 'Fechar',
  dismiss: 'Fechar notificação',
  actionHint: (action) => `Pressione F6 para “${action}”`,
};

/** Los textos de `@guadua/utils` en portugués de Brasil, para `<GuaduaProvider labels>`. */
export const utilsLabelsPtBR: LabelPack = { group: 'utils', labels: texts };
