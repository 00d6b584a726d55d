import { asText } from './as-text';

export const PLAIN_TEXT = {
  read: asText,
  show: (value: string): string => value,
  toValue: (text: string): string => text,
};
