import { contain, offerUndo } from './contained.tsx';
import { cutOff } from './cut-off.ts';
import { hostile } from './hostile.tsx';
import { neverSeen, showInPseudoLanguage, showLabels } from './labels/pseudo-language.tsx';
import { isFocusSeen, rememberLooks, statesWithoutMark } from './looks.ts';
import { close, open, ready, rounds, show } from './mounted.tsx';
import { smallTargets } from './small-targets.ts';
import { translated } from './translated.tsx';

/** What the tests ask of the page. */
export const harness = {
  open,
  show,
  ready,
  close,
  rounds,
  contain,
  offerUndo,
  showLabels,
  showInPseudoLanguage,
  neverSeen,
  rememberLooks,
  isFocusSeen,
  statesWithoutMark,
  cutOff,
  smallTargets,
  translated,
  hostile,
};

declare global {
  interface Window {
    harness: typeof harness;
  }
}
