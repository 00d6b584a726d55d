import type { LabelPack } from '@guadua/utils';
import type { FormsLabels } from './forms-labels.types';

/**
 * Cambia algunos textos de `@guadua/forms` en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[formsLabels({ text: { clear: 'Borrar' } })]}>…</GuaduaProvider>
 */
export function formsLabels(
  labels: {
    [Part in keyof FormsLabels]?: Partial<FormsLabels[Part]> | undefined;
  },
): LabelPack {
  return { group: 'forms', labels };
}
