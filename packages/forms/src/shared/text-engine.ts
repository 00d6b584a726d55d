import { createHistory } from './text-history';
import type { TextRules, TextState } from './text-rules';

/** What the last edit came to, by the rules. */
export interface TextEngine {
  /** The text that the rules gave last, so that a text from elsewhere is told from theirs. */
  text: string | null;
}

/**
 * Holds an input to its rules while one edits it. The course of an edit is known before it happens
 * (`beforeinput`), so the rules decide then; the browser still makes the edit itself, and what it
 * comes to is put in its place before anybody else hears of it. Preventing the edit instead would
 * confuse on-screen keyboards, which keep a text of their own. What can't be known before (autofill,
 * the end of a composition) is brought into shape afterwards.
 *
 * @param rules The rules of the moment.
 * @returns How to let go of the element.
 */
export function attachTextEngine(
  element: HTMLInputElement,
  rules: () => TextRules,
  engine: TextEngine,
): () => void {
  const history = createHistory();
  /** What the edit under way must come to. */
  let expected: TextState | null = null;
  /** What must stay, where a keyboard makes an edit that was prevented (SwiftKey on Android). */
  let kept: TextState | null = null;

  const read = (): TextState => ({
    text: element.value,
    from: element.selectionStart ?? 0,
    to: element.selectionEnd ?? 0,
  });
  const write = ({ text, from, to }: TextState) => {
    engine.text = text;
    if (element.value !== text) element.value = text;
    if (element.ownerDocument.activeElement !== element) return;
    if (element.selectionStart !== from || element.selectionEnd !== to) {
      element.setSelectionRange(from, to);
    }
  };
  const announce = (inputType: string) => {
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: null }));
  };
  const travel = (back: boolean) => {
    // The keys still come to an input that was disabled while it had the focus.
    const fixed = element.readOnly || element.matches(':disabled');
    const state = fixed ? undefined : history.travel(back);
    if (!state) return;
    write(state);
    announce(back ? 'historyUndo' : 'historyRedo');
  };

  const beforeInput = (event: InputEvent) => {
    const { inputType } = event;
    const state = read();
    expected = kept = null;
    // Chromium asks before it edits a read-only input too, and then does not.
    if (element.readOnly) return;
    history.note(state);
    if (inputType.startsWith('history')) {
      event.preventDefault();
      travel(inputType === 'historyUndo');
      return;
    }
    // Known afterwards only, or no edit of one line at all.
    if (/Composition|Replacement|^insert(?:Line|Paragraph)/.test(inputType)) return;
    const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const removes = inputType.startsWith('delete') || data === '';
    const range = removes ? removal(state, inputType) : state;
    if (removes && range.from === range.to) return;
    const next = removes
      ? rules().remove(range, !inputType.includes('Forward'))
      : fitting(rules().insert(state, data), state, element.maxLength);
    if (next && next.text !== state.text) {
      expected = next;
      engine.text = next.text;
      return;
    }
    event.preventDefault();
    if (next) write(next);
    kept = next ?? state;
  };

  const input = (event: Event) => {
    const target = expected ?? kept;
    expected = kept = null;
    if (event instanceof InputEvent && event.inputType === 'insertCompositionText') return;
    if (!target) {
      settle();
      return;
    }
    write(target);
    // Known already: reading the selection back could make the browser lay out the page.
    history.note(target);
  };
  const settle = () => {
    const state = read();
    if (state.text !== engine.text) {
      const shaped = rules().format(state);
      write(shaped);
      if (shaped.text !== state.text) announce('insertText');
    }
    history.note(read());
  };

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const redo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!redo && key !== 'z') return;
    event.preventDefault();
    travel(!redo);
  };

  history.note(read());
  element.addEventListener('keydown', keyDown);
  element.addEventListener('beforeinput', beforeInput);
  element.addEventListener('input', input, true);
  element.addEventListener('compositionend', settle);
  return () => {
    element.removeEventListener('keydown', keyDown);
    element.removeEventListener('beforeinput', beforeInput);
    element.removeEventListener('input', input, true);
    element.removeEventListener('compositionend', settle);
  };
}

/** What a deletion is about to remove: the selection, else a character, a word or the line. */
function removal({ text, from, to }: TextState, inputType: string): TextState {
  if (from !== to || !inputType.startsWith('delete')) return { text, from, to };
  const forward = inputType.includes('Forward');
  const side = forward ? text.slice(to) : text.slice(0, from);
  const pattern = inputType.includes('Line')
    ? /^[\s\S]*$/
    : inputType.includes('Word')
      ? forward
        ? /^\s*\S*/
        : /\S*\s*$/
      : forward
        ? /^./u
        : /.$/u;
  const { length } = pattern.exec(side)?.[0] ?? '';
  return forward ? { text, from, to: to + length } : { text, from: from - length, to };
}

/** A text no longer than the input takes: what is added at its end is cut off, else refused. */
function fitting(next: TextState | null, state: TextState, most: number): TextState | null {
  if (!next || most < 0 || next.text.length <= most) return next;
  if (state.to < state.text.length) return null;
  return { text: next.text.slice(0, most), from: most, to: most };
}
