import { asText } from './as-text';

export const PLAIN_TEXT = {
  read: (given: string | null | undefined): string => asText(given) ?? '',
  show: (value: string): string => value,
  toValue: (text: string): string => text,
};
