import type { LabelPack } from '@guadua/utils';
import type { FormsLabels } from './forms-labels.types';

/**
 * Own texts for every widget of `@guadua/forms` below a `<GuaduaProvider labels>`; the rest stay (CMP-5).
 * @example <GuaduaProvider labels={[formsLabels({ text: { clear: 'Borrar' } })]}>…</GuaduaProvider>
 */
export function formsLabels(
  labels: {
    [Part in keyof FormsLabels]?: Partial<FormsLabels[Part]> | undefined;
  },
): LabelPack {
  return { group: 'forms', labels };
}
