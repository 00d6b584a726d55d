import type { TextEdit } from './ruled-edit';
import { listenTo, readState, type TextElement, writeState } from './text-element';
import { createHistory, type TextHistory } from './text-history';
import { splice, type TextState } from './text-rules';
import { undoKey } from './undo-key';

export interface TextEngineOptions {
  /** What becomes of an edit that the browser has made; without it, edits are only noted. */
  edit: TextEdit | undefined;
  onRefused: () => void;
  /** Called once a composition has ended, its text in shape; or not in shape, where it was cut short. */
  onComposed: (element: TextElement, isCut: boolean) => void;
}

export interface TextEngine {
  readonly composing: boolean;
  attach: (element: TextElement) => () => void;
  /** A rendered text is a caller's answer to an edit, a step that can be undone, or another record (TXC-4). */
  rendered: (text: string, record: number | undefined, options: TextEngineOptions) => void;
  noteStep: () => void;
}

/** No edit is prevented, since on-screen keyboards keep a text of their own: the rules mend what the browser made. */
export function createTextEngine(): TextEngine {
  const history = createHistory();
  let options: TextEngineOptions | undefined;
  let element: TextElement | undefined;
  let isComposing = false;
  let isAnnouncing = false;
  let lastRecord: number | undefined = 0;
  let isStep = false;
  /** A person's edit has not been rendered yet; the text before hydration is one. */
  let isEdited = true;
  /** Where the word being typed ends, without rules: it is undone as one. */
  let wordEnd: number | null = null;
  const drag: TextDrag = { place: 'none' };

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
  const settle = (on: TextElement, inputType: string, from: TextState | undefined, typed = '') => {
    const now = readState(on, from);
    if (now.text !== from?.text) isEdited = true;
    if (!options?.edit || !from || now.text === from.text) {
      const isInWord = !options?.edit && /^\S$/u.test(typed);
      history.note(now, isInWord && now.from - typed.length === wordEnd);
      wordEnd = isInWord ? now.from : null;
      return;
    }
    const { state, isRefused } = options.edit(from, now, inputType);
    if (isRefused) options.onRefused();
    const next = state ?? history.current() ?? from;
    writeState(on, next);
    history.note(next);
  };
  const endComposition = (on: TextElement, isCut: boolean) => {
    if (!isComposing) return;
    isComposing = false;
    if (!isCut) settle(on, 'composition', history.current());
    options?.onComposed(on, isCut);
  };
  const onInput = (on: TextElement, event: Event) => {
    if (isAnnouncing || isComposing) return;
    // Not every `input` event has a type: autofill's has none.
    const { inputType = '', data }: Partial<InputEvent> = event;
    const state = history.current();
    // A drag within the text first deletes and then inserts; both are settled with the insertion.
    if (drag.place === 'home' && inputType === 'deleteByDrag') event.stopImmediatePropagation();
    else {
      const from = state && drag.place === 'home' ? splice(state, '') : state;
      settle(on, inputType, from, inputType === 'insertText' ? (data ?? '') : '');
    }
  };

  return {
    get composing() {
      return isComposing;
    },
    attach(on) {
      element = on;
      const { hear, end } = listenTo(on);
      hear('keydown', (event) => {
        const back = event.defaultPrevented ? null : undoKey(event);
        if (back === null) return;
        event.preventDefault();
        travel(on, back);
      });
      hear('beforeinput', (event) => {
        if (event.inputType.startsWith('history')) {
          event.preventDefault();
          travel(on, event.inputType === 'historyUndo');
        } else if (!isComposing && drag.place !== 'home') note(on);
      });
      hear('input', (event) => onInput(on, event), true);
      // Tools that set a value send a `change` event and no `input`.
      hear(
        'change',
        () => !isComposing && on.value !== history.current()?.text && announce(on),
        true,
      );
      hear('compositionstart', () => {
        note(on);
        isComposing = true;
      });
      hear('compositionend', () => endComposition(on, false));
      hear('blur', () => {
        // After the field was left, typing begins anew: `1.` and `234` are not read together then.
        history.note(readState(on));
        // Firefox ends a composition without an event of its own where the field is disabled.
        endComposition(on, true);
      });
      followDrags(on, history, drag, hear);
      return () => {
        end();
        element = undefined;
        isComposing = false;
      };
    },
    rendered(next, record, given) {
      options = given;
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

/** A text dragged within its own field (`home`) brings two edits that are one; one dragged elsewhere is `away`. */
interface TextDrag {
  place: 'none' | 'away' | 'home';
}

function followDrags(
  on: TextElement,
  history: TextHistory,
  drag: TextDrag,
  hear: ReturnType<typeof listenTo>['hear'],
): void {
  hear('dragstart', () => {
    drag.place = 'away';
    history.note(readState(on));
  });
  hear('drop', () => {
    if (drag.place === 'away') drag.place = 'home';
  });
  hear('dragend', () => {
    const state = history.current();
    // The application refused the insertion, so the text comes back.
    if (drag.place === 'home' && state) writeState(on, state);
    drag.place = 'none';
  });
}
