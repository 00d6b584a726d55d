import type { LabelPack } from '@guadua/utils';
import type { PartialLabels } from '@guadua/utils/internal';
import type { FileLabels } from './file-labels.types';

/**
 * Cambia algunos textos de `@guadua/file` en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[fileLabels({ selectFile: 'Adjuntar' })]}>…</GuaduaProvider>
 */
export function fileLabels(labels: PartialLabels<FileLabels>): LabelPack {
  return { group: 'file', labels };
}
