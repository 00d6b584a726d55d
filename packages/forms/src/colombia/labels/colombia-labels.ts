import type { LabelPack } from '@guadua/utils';
import type { ColombiaLabels } from './colombia-labels.types';

/**
 * Own texts for every field of `@guadua/forms/colombia` below a `<GuaduaProvider labels>`; the rest stay (CMP-5).
 * @example <GuaduaProvider labels={[colombiaLabels({ document: { type: 'Clase' } })]}>…</GuaduaProvider>
 */
export function colombiaLabels(
  labels: {
    [Part in keyof ColombiaLabels]?: Partial<ColombiaLabels[Part]> | undefined;
  },
): LabelPack {
  return { group: 'forms', labels };
}
