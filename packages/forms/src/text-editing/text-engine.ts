import type { TextEdit } from './ruled-edit';
import { readState, type TextElement, writeState } from './text-element';
import { createHistory } from './text-history';
import type { TextState } from './text-rules';
import { undoKey } from './undo-key';

export interface TextEngineOptions {
  /** What becomes of an edit that the browser has made; without it, edits are only noted. */
  edit: TextEdit | undefined;
  onRefused: () => void;
  /** Called with the text of a composition that has ended, in shape. */
  onComposed: (text: string) => void;
}

export interface TextEngine {
  readonly composing: boolean;
  /** Whether a text is another one than was rendered or taken last. */
  take: (text: string) => boolean;
  /** A rendered text is a caller's answer to an edit, a step that can be undone, or another record (TXC-4). */
  rendered: (
    element: TextElement | null,
    text: string,
    record: number | undefined,
    options: TextEngineOptions,
  ) => void;
  noteStep: () => void;
}

/** No edit is prevented, since on-screen keyboards keep a text of their own: the rules mend what the browser made. */
export function createTextEngine(): TextEngine {
  const history = createHistory();
  let options: TextEngineOptions | undefined;
  let attached: TextElement | undefined;
  let lastText: string | undefined;
  let lastRecord: number | undefined = 0;
  let isComposing = false;
  let isAnnouncing = false;
  let isDragging = false;
  let isStep = false;
  /** A person's edit has not been rendered yet; the text before hydration is one. */
  let isEdited = true;
  /** Where the word being typed ends, without rules: it is undone as one. */
  let wordEnd: number | null = null;

  const note = (on: TextElement) => history.note(readState(on, history.current()));
  const announce = (on: TextElement, inputType?: string) => {
    isAnnouncing = inputType !== undefined;
    on.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: inputType ?? '' }));
    isAnnouncing = false;
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
  const noteEdit = (now: TextState, inputType: string, typed: string) => {
    const isInWord = !options?.edit && /^\S$/u.test(typed);
    // A drag within the text is two edits, which are one step.
    const isDragged = isDragging && inputType === 'insertFromDrop';
    history.note(now, isDragged || (isInWord && now.from - typed.length === wordEnd));
    wordEnd = isInWord ? now.from : null;
  };
  const settle = (on: TextElement, inputType: string, typed = '') => {
    const from = history.current();
    const now = readState(on, from);
    if (now.text !== from?.text) isEdited = true;
    if (!options?.edit || !from || now.text === from.text) {
      noteEdit(now, inputType, typed);
      return;
    }
    const { state, isRefused } = options.edit(from, now, inputType);
    if (isRefused) options.onRefused();
    const next = state ?? from;
    writeState(on, next);
    history.note(next);
  };
  const endComposition = (on: TextElement) => {
    if (!isComposing) return;
    isComposing = false;
    settle(on, 'composition');
    options?.onComposed(on.value);
  };
  const attach = (on: TextElement) => {
    const element: HTMLElement = on;
    element.addEventListener('keydown', (event) => {
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
    const onInput = ({ inputType = '', data }: Partial<InputEvent>) => {
      // Not every `input` event has a type: autofill's has none.
      if (isAnnouncing || isComposing) return;
      settle(on, inputType, inputType === 'insertText' ? (data ?? '') : '');
    };
    element.addEventListener('input', onInput, true);
    // Tools that set a value send a `change` event and no `input`.
    const onChange = () => !isComposing && on.value !== history.current()?.text && announce(on);
    element.addEventListener('change', onChange, true);
    element.addEventListener('compositionstart', () => {
      note(on);
      isComposing = true;
    });
    element.addEventListener('compositionend', () => endComposition(on));
    element.addEventListener('blur', () => {
      // After the field was left, typing begins anew: `1.` and `234` are not read together then.
      if (!isComposing) history.note(readState(on));
      // Firefox ends a composition without an event of its own where the field is disabled.
      endComposition(on);
    });
    element.addEventListener('dragstart', () => {
      isDragging = true;
    });
    element.addEventListener('dragend', () => {
      isDragging = false;
    });
    // Of the two edits of a drag within the text, the rules would shape the first and move the place of the second.
    element.addEventListener('drop', (event) => {
      if (isDragging && options?.edit) event.preventDefault();
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
    rendered(element, next, record, given) {
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
        history.replace(readState(element));
      }
    },
    noteStep() {
      isStep = true;
    },
  };
}
