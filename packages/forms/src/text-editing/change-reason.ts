import type { TextChangeReason } from '../shared/control.types';

const REASONS = ['paste', 'drop', 'cut', 'undo', 'redo'] as const;

export function changeReason(event: Event): TextChangeReason {
  const type = String(('inputType' in event && event.inputType) || '')
    .toLowerCase()
    .replace('drag', 'drop');
  // Autofill has no type in Chromium and WebKit.
  if (type === '' || type.includes('replacement')) return 'autofill';
  return REASONS.find((reason) => type.includes(reason)) ?? 'type';
}
