import type { LabelPack } from '@guadua/utils';
import type { PartialLabels } from '@guadua/utils/internal';
import type { FileLabels } from './file-labels.types';

/**
 * Own texts for every widget of `@guadua/file` below a `<GuaduaProvider labels>`; the rest stay (CMP-5).
 * @example <GuaduaProvider labels={[fileLabels({ selectFile: 'Adjuntar' })]}>…</GuaduaProvider>
 */
export function fileLabels(labels: PartialLabels<FileLabels>): LabelPack {
  return { group: 'file', labels };
}
