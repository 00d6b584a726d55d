import type { ChangeReason } from '../shared/control.types';

/** A part of an `inputType`, and what it says; the first that fits counts. */
const REASONS: readonly (readonly [RegExp, ChangeReason])[] = [
  // Nearly every edit is a key.
  [/^insertText$/, 'type'],
  // Autofill carries none in Chromium and WebKit.
  [/^$|Replacement/, 'autofill'],
  [/Paste/, 'paste'],
  [/Dr[ao]/, 'drop'],
  [/Cut/, 'cut'],
  [/Undo/, 'undo'],
  [/Redo/, 'redo'],
];

/** Why a native `input` event happened. */
export function changeReason(event: Event): ChangeReason {
  const inputType = String(('inputType' in event && event.inputType) || '');
  return REASONS.find(([part]) => part.test(inputType))?.[1] ?? 'type';
}
