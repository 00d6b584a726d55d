import { focusedElement, listen, together } from '@guadua/utils/internal';
import { deletionRange } from './deletion-range';
import { firstUse, fitting, placesIn } from './placed-edit';
import { createHistory } from './text-history';
import { textOffsetAt } from './text-offset';
import type { TextRules, TextState } from './text-rules';
import { undoKey } from './undo-key';

/** An element whose text is edited. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Whose doing a rendered text is: a person's edit, another action in the widget, or the caller's. */
export type TextCause = 'edit' | 'action' | 'caller';

/** The one owner of the text in an element: its rules, its history, its state of the moment. */
export interface TextEngine {
  /** The text that the rules gave last, so that a text from elsewhere is recognised. */
  readonly text: string | null;
  /** An input method is at work: the text is not to be touched before it ends. */
  readonly composing: boolean;
  /** Listens to the element; returns how to let go of it. */
  attach: (element: TextElement) => () => void;
  /**
   * Takes note of a text that was rendered (TXC-4): what a caller made of an edit (in capitals, within
   * limits, refused) stands for that edit, what an action in the widget led to is a step that can be
   * undone, and anything else is a new record, whose history begins with it: one that comes while the
   * field is hidden (`<Activity>`) too, so it is to be called after each `attach`.
   */
  rendered: (text: string, cause: TextCause) => void;
}

/**
 * Holds an element to its rules while one edits it. The course of an edit is known before it happens
 * (`beforeinput`), so the rules decide then; the browser still makes the edit itself, and what it
 * comes to is put in its place before any other listener sees it. Preventing the edit instead would
 * confuse on-screen keyboards, which keep a text of their own. What can't be known before (autofill,
 * the end of a composition) is brought into shape afterwards.
 *
 * @param rules The rules of the moment; without any, edits are the browser's and are only noted, so
 * that undo includes what scripts wrote between them.
 * @param onRefused Called for a text that the rules refuse: one of more than one character, or over a selection.
 * @param onComposed Called with the element once a composition has ended, its text in shape; or not in
 * shape, where it was cut short.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over the one state of a text
export function createTextEngine(
  rules: () => TextRules | undefined,
  onRefused: () => void,
  onComposed: (element: TextElement, isCut?: boolean) => void,
): TextEngine {
  const history = createHistory();
  let element: TextElement | undefined;
  let text: string | null = null;
  let composing = false;
  /** What the rules gave last, with the run of typing that it ends. */
  let written: TextState | null = null;
  /** What the edit under way must come to. */
  let expected: TextState | null = null;
  /** Where the word being typed ends, without rules: it is undone as one. */
  let wordEnd: number | null = null;
  /** What must stay, where a keyboard makes an edit of a type that was prevented (SwiftKey on Android). */
  let kept: { readonly state: TextState; readonly inputType: string } | null = null;
  /** A part of this text is being dragged; the element may be without the focus meanwhile (WebKitGTK). */
  let isSource = false;
  /** It was let go of over this text. */
  let isMove = false;
  /** The text before it left its place. */
  let moved: TextState | null = null;
  /** The text before something was dropped in it, and that. */
  let dropped: { readonly before: TextState; readonly data: string } | null = null;

  const read = (from: TextElement): TextState => {
    const { value, selectionStart, selectionEnd } = from;
    // The selection of an e-mail field can't be read: its caret is where most edits leave it.
    const state = {
      text: value,
      from: selectionStart ?? value.length,
      to: selectionEnd ?? value.length,
    };
    const same = written?.text === value && written.from === state.from && written.to === state.to;
    return same && written ? written : state;
  };
  const write = (to: TextElement, state: TextState) => {
    text = state.text;
    written = state;
    if (to.value !== state.text) to.value = state.text;
    // Also in a window without the focus (`:focus`), as the one that something is dragged into is.
    if (focusedElement(to) !== to || to.selectionStart === null) return;
    if (to.selectionStart !== state.from || to.selectionEnd !== state.to) {
      to.setSelectionRange(state.from, state.to);
    }
  };
  const announce = (to: TextElement, inputType: string) => {
    to.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: null }));
  };
  const travel = (on: TextElement, back: boolean) => {
    // The keys still come to an input that was disabled while it had the focus.
    if (composing || on.readOnly || on.matches(':disabled')) return;
    history.note(read(on));
    const state = history.travel(back);
    if (!state) return;
    write(on, state);
    announce(on, back ? 'historyUndo' : 'historyRedo');
  };
  /** Brings a text into shape whose edit was not seen coming. */
  const settle = (on: TextElement, replaced: boolean, typed = '') => {
    const state = read(on);
    const current = rules();
    if (current && state.text !== text) {
      const previous = history.current()?.text ?? '';
      const shaped = current.format(state, { previous, replaced });
      write(on, shaped);
      // The same as before, because there was nothing in it to use.
      const unusable = shaped.text === previous && state.text !== '';
      if (unusable && current.format(state).text === '') onRefused();
      if (shaped.text !== state.text) announce(on, 'insertText');
    }
    noteStep(on, current ? '' : typed);
  };
  const noteStep = (on: TextElement, typed: string) => {
    const state = read(on);
    const inWord = /^\S$/u.test(typed);
    history.note(state, inWord && state.from - typed.length === wordEnd);
    wordEnd = inWord ? state.from : null;
  };

  const onBeforeInput = (on: TextElement, event: InputEvent) => {
    const { inputType } = event;
    expected = kept = dropped = null;
    // Chromium asks before it edits a read-only input too, and then does not.
    if (on.readOnly) return;
    if (inputType.startsWith('history')) {
      event.preventDefault();
      travel(on, inputType === 'historyUndo');
      return;
    }
    // Known afterwards only, or no edit of one line at all.
    if (composing || /Composition|Replacement/.test(inputType)) return;
    const state = read(on);
    if (!moved) history.note(state);
    const current = rules();
    if (!current || /^insert(?:Line|Paragraph)/.test(inputType)) return;
    if (isMove && inputType === 'deleteByDrag') {
      moved = state;
      return;
    }
    const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (inputType === 'insertFromDrop' && data !== '') {
      // The caret stands elsewhere, in Safari: the place is known afterwards.
      dropped = { before: state, data };
      return;
    }
    const removes = inputType.startsWith('delete') || data === '';
    const range = removes ? deletionRange(state, inputType) : state;
    if (removes && range.from === range.to) return;
    const next = removes
      ? current.remove(range, !inputType.includes('Forward'))
      : fitting(current.insert(state, data), state, on.maxLength);
    if (next && next.text !== state.text) {
      expected = next;
      text = next.text;
      return;
    }
    event.preventDefault();
    if (next) write(on, next);
    // A key at the caret that leads to nothing is plain to see; one over a selection seems to replace it.
    else if (data.length > 1 || state.from !== state.to) onRefused();
    kept = { state: next ?? state, inputType };
  };
  /** What a text comes to in which the browser has just put what was dropped. */
  const landed = (on: TextElement): TextState | null => {
    const current = rules();
    if (!dropped || !current) return null;
    const { before, data } = dropped;
    const places = placesIn(before, data, on.value);
    // What comes from elsewhere has left its place already; its own goes back.
    const next = firstUse(before, data, moved ? places.slice(0, 1) : places, current, on.maxLength);
    const state = next ?? moved ?? before;
    dropped = moved = null;
    if (!next) onRefused();
    return state;
  };
  const onInput = (on: TextElement, event: Event) => {
    // Not every `input` event has a type and data: autofill's has none.
    const { inputType, data }: Partial<InputEvent> = event;
    const target = expected ?? landed(on) ?? (kept?.inputType === inputType ? kept?.state : null);
    expected = kept = null;
    if (composing) return;
    if (moved) {
      // Chromium says that it has left before it is where it goes.
      event.stopImmediatePropagation();
      return;
    }
    if (!target) {
      const typed = inputType === 'insertText' ? data : '';
      settle(on, !inputType || inputType === 'insertReplacementText', typed ?? '');
      return;
    }
    write(on, target);
    // Known already: reading the selection back could make the browser lay out the page.
    history.note(target);
  };
  const onDrop = (on: TextElement, event: DragEvent) => {
    isMove = isSource;
    const state = read(on);
    const at = textOffsetAt(on, event);
    const current = rules();
    const data = event.dataTransfer?.getData('text/plain') ?? '';
    if (isMove || !current || data === '') return;
    // Where the browser can't say the place, only what is of no use at any is known to be refused.
    const places = at === null ? placesIn(state) : [at];
    if (firstUse(state, data, places, current, on.maxLength)) return;
    // Later it would be gone from where it comes from, which the browser edits first.
    event.preventDefault();
    onRefused();
  };
  const onKeyDown = (on: TextElement, event: KeyboardEvent) => {
    const back = event.defaultPrevented ? null : undoKey(event);
    if (back === null) return;
    event.preventDefault();
    travel(on, back);
  };

  return {
    get text() {
      return text;
    },
    get composing() {
      return composing;
    },
    attach(on) {
      element = on;
      const end = together([
        listen<KeyboardEvent>(on, 'keydown', (event) => onKeyDown(on, event)),
        listen<InputEvent>(on, 'beforeinput', (event) => onBeforeInput(on, event)),
        listen(on, 'input', (event) => onInput(on, event), { capture: true }),
        listen(on, 'dragstart dragend', ({ type }) => {
          // An application refused it where it was to go.
          if (moved) write(on, moved);
          isSource = type === 'dragstart';
          isMove = false;
          moved = null;
        }),
        listen<DragEvent>(on, 'drop', (event) => onDrop(on, event)),
        listen(on, 'compositionstart', () => {
          history.note(read(on));
          composing = true;
        }),
        listen(on, 'compositionend', () => {
          composing = false;
          settle(on, false);
          onComposed(on);
        }),
        listen(on, 'blur', () => {
          written = null;
          if (!composing) return;
          // Firefox ends it without an event of its own where the field is disabled.
          composing = false;
          onComposed(on, true);
        }),
      ]);
      return () => {
        end();
        element = undefined;
        composing = false;
      };
    },
    rendered(next, cause) {
      if (!element || composing || history.current()?.text === next) return;
      if (cause === 'action') history.note(read(element));
      else if (cause === 'caller') history.restart(read(element));
      else {
        const { text: typed = '', from = 0, to = 0 } = history.current() ?? {};
        // In capitals: the caret stays, where React's write sent it to the end.
        if (typed.length === next.length) write(element, { text: element.value, from, to });
        history.replace(read(element));
      }
    },
  };
}
