import { useLabels } from '@guadua/utils/internal';
import { reorderTextsEsCO } from '../labels/es-co-reorder';
import type { ReorderLabels } from '../labels/select-labels.types';
import type { TokenOwner } from './reorder.types';

/** The texts for moving tokens, which only those carry who use them. */
export function useReorderLabels({ config }: TokenOwner): ReorderLabels {
  return useLabels('select', reorderTextsEsCO, config.props.labels);
}
