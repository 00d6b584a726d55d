import { asText } from './as-text';

/** A field whose value is its text. */
export const PLAIN_TEXT = {
  read: (given: string | null | undefined): string => asText(given) ?? '',
  show: (value: string): string => value,
  toValue: (text: string): string => text,
};
