import { warnOnce } from '@guadua/utils/internal';

/**
 * What a function takes for a text that a caller without types gives: a number as its digits, what
 * has no text of its own as an empty one (CMP-9).
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

/**
 * The text that a caller gave, `null` being an empty one. What callers without types give instead is
 * taken as a text where it is a plain value, and warned about (CMP-9).
 */
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

/** The same for a control that has `null` for an empty text. */
export function asTextOrNull(value: string | null | undefined): string | null | undefined {
  return value === undefined ? value : asText(value) || null;
}
