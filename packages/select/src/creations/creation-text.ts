import type { SelectTexts } from '../labels/select-labels.types';
import type { Creation } from './creations';

/** How a creation stands, in words (SEL-12). */
export function creationText(
  labels: SelectTexts,
  { text, status }: Pick<Creation, 'text' | 'status'>,
): string {
  if (status === 'pending') return labels.creating(text);
  return status === 'failed' ? labels.createFailed(text) : labels.notPasted([text]);
}
