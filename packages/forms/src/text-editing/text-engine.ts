import { listen, together } from '@guadua/utils/internal';
import { ruledEdit } from './ruled-edit';
import { readState, type TextElement, writeState } from './text-element';
import { createHistory } from './text-history';
import type { TextRules } from './text-rules';
import { undoKey } from './undo-key';
import { watchDrags } from './watch-drags';

/** The one owner of the text in an element: its rules, its history, its state of the moment. */
export interface TextEngine {
  /** The text that was last taken note of, so that a text from elsewhere is recognised. */
  readonly text: string | undefined;
  /** An input method is at work: the text is not to be touched before it ends. */
  readonly composing: boolean;
  /** Listens to the element; returns how to let go of it. */
  attach: (element: TextElement) => () => void;
  /**
   * Takes note of a text that was rendered (TXC-4): what a caller made of an edit (in capitals, within
   * limits, refused) stands for that edit, what an action in the widget led to is a step that can be
   * undone, and the history begins anew with that of another record: one that comes while the field is
   * hidden (`<Activity>`) too, so it is to be called after each `attach`.
   *
   * @param record Grows with each other record; without it, whatever does not follow an edit is another one.
   */
  rendered: (text: string, record: number | undefined) => void;
  /** Says that the next record comes by a step that can be undone. */
  noteStep: () => void;
}

/**
 * Holds an element to its rules while one edits it. The browser makes each edit; what came of it is
 * compared with what was there, and the rules say what that comes to, before any other listener sees
 * it. Nothing is prevented: on-screen keyboards keep a text of their own.
 *
 * @param rules The rules of the moment; without any, edits are only noted, so that undo includes what
 * scripts wrote between them.
 * @param onRefused Called for a text that the rules refuse: one of more than one character, or over a selection.
 * @param onComposed Called with the element once a composition has ended, its text in shape; or not in
 * shape, where it was cut short.
 */
export function createTextEngine(
  rules: () => TextRules | undefined,
  onRefused: () => void,
  onComposed: (element: TextElement, isCut?: boolean) => void,
): TextEngine {
  const history = createHistory();
  let element: TextElement | undefined;
  let isComposing = false;
  /** An event of the engine's own is under way. */
  let isAnnouncing = false;
  let lastRecord: number | undefined = 0;
  let isStep = false;
  /** A person's edit has not been rendered yet; the text before hydration is one. */
  let isEdited = true;
  /** Where the word being typed ends, without rules: it is undone as one. */
  let wordEnd: number | null = null;

  const note = (on: TextElement) => history.note(readState(on, history.current()));
  const travel = (on: TextElement, back: boolean) => {
    // The keys still come to an input that was disabled while it had the focus.
    if (isComposing || on.readOnly || on.matches(':disabled')) return;
    note(on);
    const state = history.travel(back);
    if (!state) return;
    writeState(on, state);
    isEdited = true;
    const inputType = back ? 'historyUndo' : 'historyRedo';
    isAnnouncing = true;
    on.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: null }));
    isAnnouncing = false;
  };
  /** Brings into shape what the browser made of an edit. */
  const settle = (on: TextElement, inputType: string, typed = '', from = history.current()) => {
    const now = readState(on, from);
    const current = rules();
    if (now.text !== from?.text) isEdited = true;
    if (!current || !from || now.text === from.text) {
      const isInWord = !current && /^\S$/u.test(typed);
      history.note(now, isInWord && now.from - typed.length === wordEnd);
      wordEnd = isInWord ? now.from : null;
      return;
    }
    const { state, isRefused } = ruledEdit(current, from, now, inputType);
    if (isRefused) onRefused();
    const next = state ?? history.current() ?? from;
    writeState(on, next);
    history.note(next);
  };
  const endComposition = (on: TextElement, isCut: boolean) => {
    if (!isComposing) return;
    isComposing = false;
    if (!isCut) settle(on, 'composition');
    onComposed(on, isCut);
  };
  const drag = watchDrags(history, rules, onRefused);

  const onBeforeInput = (on: TextElement, event: InputEvent) => {
    const { inputType } = event;
    if (inputType.startsWith('history')) {
      event.preventDefault();
      travel(on, inputType === 'historyUndo');
    } else if (!isComposing && !drag.isHome()) note(on);
  };
  const onInput = (on: TextElement, event: Event) => {
    if (isAnnouncing || isComposing) return;
    // Not every `input` event has a type and data: autofill's has none.
    const { inputType = '', data }: Partial<InputEvent> = event;
    // The other half of a drag within the text follows.
    if (drag.isHome() && inputType === 'deleteByDrag') event.stopImmediatePropagation();
    else settle(on, inputType, inputType === 'insertText' ? (data ?? '') : '', drag.from());
  };
  const onKeyDown = (on: TextElement, event: KeyboardEvent) => {
    const back = event.defaultPrevented ? null : undoKey(event);
    if (back === null) return;
    event.preventDefault();
    travel(on, back);
  };

  return {
    get text() {
      return history.current()?.text;
    },
    get composing() {
      return isComposing;
    },
    attach(on) {
      element = on;
      const end = together([
        listen<KeyboardEvent>(on, 'keydown', (event) => onKeyDown(on, event)),
        listen<InputEvent>(on, 'beforeinput', (event) => onBeforeInput(on, event)),
        listen(on, 'input', (event) => onInput(on, event), { capture: true }),
        listen(on, 'compositionstart', () => {
          note(on);
          isComposing = true;
        }),
        listen(on, 'compositionend', () => endComposition(on, false)),
        listen(on, 'blur', () => {
          // What is typed after it is not read together with what was typed before.
          history.note(readState(on));
          // Firefox ends a composition without an event of its own where the field is disabled.
          endComposition(on, true);
        }),
        drag.attach(on),
      ]);
      return () => {
        end();
        element = undefined;
        isComposing = false;
      };
    },
    rendered(next, record) {
      if (!element || isComposing) return;
      const last = history.current();
      const isAnswer = isEdited;
      const isOther = record === undefined ? !isAnswer : record !== lastRecord && !isStep;
      lastRecord = record;
      isStep = false;
      if (last) isEdited = false;
      if (last?.text === next) return;
      if (!last || isOther) history.restart(readState(element));
      else if (!isAnswer) note(element);
      else {
        // In capitals: the caret stays, where React's write sent it to the end.
        if (last.text.length === next.length) writeState(element, { ...last, text: element.value });
        history.replace(readState(element));
      }
    },
    noteStep() {
      isStep = true;
    },
  };
}
