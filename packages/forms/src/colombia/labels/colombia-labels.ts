import type { LabelPack } from '@guadua/utils';
import type { ColombiaLabels } from './colombia-labels.types';

/**
 * Cambia algunos textos de `@guadua/forms/colombia` en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[colombiaLabels({ document: { type: 'Clase' } })]}>…</GuaduaProvider>
 */
export function colombiaLabels(
  labels: {
    [Part in keyof ColombiaLabels]?: Partial<ColombiaLabels[Part]> | undefined;
  },
): LabelPack {
  return { group: 'forms', labels };
}
