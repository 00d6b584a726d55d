import { plainChars } from '@guadua/utils/internal';
import { removeMeant } from '../text-editing/remove-meant';
import { splice, type TextRules, type TextState } from '../text-editing/text-rules';
import { bestFit, readAs, readText } from './mask';
import type { CompiledMask } from './mask-pattern';

const MOST_PASTED = 1000;

/** Editing under a mask, by the very rules of `applyMask` (MSK-3, MSK-4). */
export function maskRules(masks: readonly CompiledMask[]): TextRules {
  const change = (state: TextState, data: string) => {
    const entered = enteredAround(masks, state);
    const from = entered.before.length;
    const to = from + data.length;
    return bestFit(masks, entered.before + data + entered.after, from, to);
  };
  const removed = (state: TextState): TextState => {
    const fit = change(state, '');
    // The rest of 19:30 without its 1 has no place under the mask, so the text stays as it is.
    if (fit.lostDigits > 0) return splice(state, '');
    return { text: fit.text, from: fit.caret, to: fit.caret };
  };
  const insert = (state: TextState, given: string): TextState | null => {
    const text = plainChars(given);
    const whole = state.from === 0 && state.to === state.text.length;
    const data = whole ? readAs(masks, text) : text;
    if (data.length > MOST_PASTED) return null;
    const fit = change(state, data);
    if (fit.taken === 0 || fit.lostAfter > 0) return null;
    // Nothing is taken rather than something else: 25:70 is no time, twelve digits no number of ten (MSK-5).
    if (data.length > 1 && fit.lostDigits > 0) return whole ? typed(data) : null;
    return { text: fit.text, from: fit.caret, to: fit.caret };
  };
  /** Digits without separators are entered one by one, as if they were typed: 930 is 09:30. */
  const typed = (digits: string): TextState | null => {
    if (!/^\d+$/.test(digits)) return null;
    let state: TextState | null = { text: '', from: 0, to: 0 };
    for (const digit of digits) state &&= insert(state, digit);
    return state;
  };
  return { insert, remove: (state, backward) => removeMeant(state, backward, removed) };
}

function enteredAround(masks: readonly CompiledMask[], { text, from, to }: TextState) {
  const kinds = readText(masks, text)?.kinds;
  const entered = (start: number, end: number) => {
    let chars = '';
    for (let at = start; at < end; at++) if (kinds?.[at] !== 'own') chars += text.charAt(at);
    return chars;
  };
  return { before: entered(0, from), after: entered(to, text.length) };
}
