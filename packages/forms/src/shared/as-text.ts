import { warnOnce } from '@guadua/utils/internal';

export function asText(value: string | null | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  warnOnce(
    'text fields',
    () => `take a text as value, not a ${typeof value}: a number loses its leading zeros.`,
    'text-value',
  );
  return typeof value === 'object' ? '' : String(value);
}
