import { listen, together } from '@guadua/utils/internal';
import { readState, type TextElement, writeState } from './text-element';
import type { TextHistory } from './text-history';
import { splice, type TextRules, type TextState } from './text-rules';

/** No mask is longer: what is refused at all these places of a text is refused by a filter, or the length. */
const MOST_PLACES = 100;

/** What is known of texts that are dragged into, out of and within an element. */
export interface TextDrags {
  /** A part of the text was let go of over the text itself: two edits follow that are one. */
  readonly isHome: () => boolean;
  /** The text before an edit. */
  readonly from: () => TextState | undefined;
  attach: (element: TextElement) => () => void;
}

/**
 * Watches drags: a part that goes to another place of its text leaves the first one before it is at the
 * second, and a text from elsewhere that has no place here stays where it was (TXC-8).
 */
export function watchDrags(
  history: TextHistory,
  rules: () => TextRules | undefined,
  onRefused: () => void,
): TextDrags {
  let source: 'elsewhere' | 'here' = 'elsewhere';
  let isHome = false;

  const onDrop = (on: TextElement, event: DragEvent) => {
    isHome = source === 'here';
    const current = rules();
    const data = event.dataTransfer?.getData('text/plain') ?? '';
    if (isHome || !current || data === '') return;
    const text = on.value;
    const places = [text.length, ...Array(Math.min(text.length, MOST_PLACES)).keys()];
    if (places.some((at) => current.insert({ text, from: at, to: at }, data))) return;
    event.preventDefault();
    onRefused();
  };
  return {
    isHome: () => isHome,
    from() {
      const state = history.current();
      return state && isHome ? splice(state, '') : state;
    },
    attach: (on) =>
      together([
        listen(on, 'dragstart', () => {
          source = 'here';
          history.note(readState(on));
        }),
        listen<DragEvent>(on, 'drop', (event) => onDrop(on, event)),
        listen(on, 'dragend', () => {
          const state = history.current();
          // An application refused it where it was to go.
          if (isHome && state) writeState(on, state);
          source = 'elsewhere';
          isHome = false;
        }),
      ]),
  };
}
