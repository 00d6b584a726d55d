import { warnOnce } from '@guadua/utils/internal';

export function asText(value: string | null | undefined): string | undefined {
  if (value === null) return '';
  if (value === undefined || typeof value === 'string') return value;
  warnOnce(
    'text fields',
    () => `take a text as value, not a ${typeof value}: a number loses its leading zeros.`,
    'text-value',
  );
  return typeof value === 'object' ? '' : String(value);
}

export function asTextOrNull(value: string | null | undefined): string | null | undefined {
  return value === undefined ? value : asText(value) || null;
}
