import type { TextEdit } from './ruled-edit';
import { readState, type TextElement, writeState } from './text-element';
import { createHistory } from './text-history';
import { undoKey } from './undo-key';

export interface TextEngineOptions {
  /** A rendered text is a caller's answer to an edit, a step that can be undone, or another record (TXC-4). */
  text: string;
  /** The number of the record that is edited; without one, a text that answers no edit is another record. */
  record: number | undefined;
  /** What becomes of an edit that the browser has made. */
  edit: TextEdit;
  /** Whether the text has a shape that an edit could break. */
  hasRules: boolean;
  /** Called for a text that the rules refuse: one of more than one character, or over a selection. */
  onRefused?: (() => void) | undefined;
  /** Called with the text of a composition that has ended, in shape. */
  onComposed: (text: string) => void;
}

export interface TextEngine {
  readonly composing: boolean;
  /** Whether a text is another one than was rendered or taken last. */
  take: (text: string) => boolean;
  rendered: (element: TextElement | null, options: TextEngineOptions) => void;
  noteStep: () => void;
}

/** No edit is prevented, since on-screen keyboards keep a text of their own: the rules mend what the browser made. */
export function createTextEngine(): TextEngine {
  const history = createHistory();
  /** Given with the first text, before any listener is there. */
  let options: TextEngineOptions;
  let attached: TextElement | undefined;
  let lastText: string | undefined;
  let lastRecord: number | undefined = 0;
  let isComposing = false;
  let isDragging = false;
  /** Which key was pressed last: on a number pad the dot and the comma are one. */
  let keyCode: string | undefined;
  let isStep = false;
  /** A person's edit has not been rendered yet; the text before hydration is one. */
  let isEdited = true;

  const note = (on: TextElement) => history.note(readState(on, history.current()));
  const announce = (on: TextElement, inputType: string) => {
    on.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  };
  const travel = (on: TextElement, back: boolean) => {
    // The keys still come to an input that was disabled while it had the focus.
    if (isComposing || on.readOnly || on.matches(':disabled')) return;
    note(on);
    const state = history.travel(back);
    if (!state) return;
    writeState(on, state);
    isEdited = true;
    announce(on, back ? 'historyUndo' : 'historyRedo');
  };
  const settle = (on: TextElement, inputType: string) => {
    const from = history.current();
    const now = readState(on, from);
    if (!from || now.text === from.text) {
      history.note(now);
      return;
    }
    isEdited = true;
    const { state, isRefused, goesOn } = options.edit(from, now, inputType, keyCode);
    if (isRefused) options.onRefused?.();
    const next = state ?? from;
    writeState(on, next);
    // A drag within the text is two edits, which are one step.
    history.note(next, goesOn || (isDragging && inputType === 'insertFromDrop'));
  };
  const endComposition = (on: TextElement) => {
    if (!isComposing) return;
    isComposing = false;
    settle(on, 'composition');
    options.onComposed(on.value);
  };
  const attach = (on: TextElement) => {
    const element: HTMLElement = on;
    element.addEventListener('keydown', (event) => {
      keyCode = event.code;
      const back = event.defaultPrevented ? null : undoKey(event);
      if (back === null) return;
      event.preventDefault();
      travel(on, back);
    });
    element.addEventListener('beforeinput', (event) => {
      if (event.inputType.startsWith('history')) {
        event.preventDefault();
        travel(on, event.inputType === 'historyUndo');
      } else if (!isComposing) note(on);
    });
    const onInput = ({ inputType = '' }: Partial<InputEvent>) => {
      // Not every `input` event has a type: autofill's has none.
      if (!isComposing) settle(on, inputType);
    };
    element.addEventListener('input', onInput, true);
    // Tools that set a value send a `change` event and no `input`.
    const onChange = () => !isComposing && on.value !== history.current()?.text && announce(on, '');
    element.addEventListener('change', onChange, true);
    element.addEventListener('compositionstart', () => {
      note(on);
      isComposing = true;
    });
    element.addEventListener('compositionend', () => endComposition(on));
    element.addEventListener('blur', () => {
      // Firefox ends a composition without an event of its own where the field is disabled.
      endComposition(on);
      // After the field was left, typing begins anew: `1.` and `234` are not read together then.
      history.note(readState(on));
    });
    element.addEventListener('dragstart', () => {
      isDragging = true;
    });
    element.addEventListener('dragend', () => {
      isDragging = false;
    });
    // Of the two edits of a drag within the text, the rules would shape the first and move the place of the second.
    element.addEventListener('drop', (event) => {
      if (isDragging && options.hasRules) event.preventDefault();
    });
  };

  return {
    get composing() {
      return isComposing;
    },
    take(text) {
      const isOther = text !== lastText;
      lastText = text;
      return isOther;
    },
    rendered(element, given) {
      const { text: next, record } = given;
      options = given;
      lastText = next;
      if (!element) return;
      if (element !== attached) attach(element);
      attached = element;
      if (isComposing && record === lastRecord) return;
      isComposing = false;
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
        // A caller changed only the case: React's write has sent the caret to the end.
        if (last.text.length === next.length) writeState(element, { ...last, text: element.value });
        history.replace({ ...readState(element), isInWord: last.isInWord });
      }
    },
    noteStep() {
      isStep = true;
    },
  };
}
