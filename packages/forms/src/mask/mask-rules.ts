import { plainChars } from '../text-editing/plain-chars';
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
    if (fit.taken === 0 || fit.lostAfter > 0) return padded(state, data);
    // Nothing is taken rather than something else: 25:70 is no time, twelve digits no number of ten (MSK-5).
    if (data.length > 1 && fit.lostDigits > 0) return whole ? typed(data) : null;
    return { text: fit.text, from: fit.caret, to: fit.caret };
  };
  /** 9 in place of the hours of 12:30 is 09:30, as it is 09 where nothing stands behind it. */
  const padded = (state: TextState, data: string): TextState | null => {
    if (state.from === state.to || !/^\d$/.test(data)) return null;
    const before = state.text.slice(0, state.from);
    const alone = change({ text: before, from: state.from, to: state.from }, data);
    if (!alone.text.startsWith(`${before}0${data}`)) return null;
    const fit = change(state, `0${data}`);
    const keepsRest = fit.text.endsWith(state.text.slice(state.to)) && fit.lostDigits === 0;
    return keepsRest ? { text: fit.text, from: fit.caret, to: fit.caret } : null;
  };
  /** Digits without separators are entered one by one, as if they were typed: 930 is 09:30. */
  const typed = (digits: string): TextState | null => {
    if (!/^\d+$/.test(digits)) return null;
    let state: TextState | null = { text: '', from: 0, to: 0 };
    for (const digit of digits) state &&= insert(state, digit);
    return state;
  };
  const remove: TextRules['remove'] = (state, backward) => {
    const result = removed(state);
    const changed = result.text !== state.text;
    // Only the mask's own characters were hit: the one that the person meant is next to them.
    const next = changed ? result : removed(nextEntered(masks, state, backward));
    if (backward || !next.text.startsWith(state.text.slice(0, state.from))) return next;
    // Deleting forwards never moves the caret, not over a separator either.
    return { text: next.text, from: state.from, to: state.from };
  };
  return { insert, remove };
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

function nextEntered(
  masks: readonly CompiledMask[],
  state: TextState,
  backward: boolean,
): TextState {
  const { text, from, to } = state;
  const kinds = readText(masks, text)?.kinds ?? [];
  const at = backward ? kinds.slice(0, from).lastIndexOf('entered') : kinds.indexOf('entered', to);
  return at < 0 ? state : { text, from: at, to: at + 1 };
}
