import { cutOff } from '@guadua/pseudo-locale/cut-off';
import { hostile } from './hostile.ts';
import { isFocusSeen, rememberLooks, statesWithoutMark } from './looks.ts';
import { close, mount, open, ready } from './mounted.tsx';
import { smallTargets } from './small-targets.ts';
import type { ControlState } from './stage.tsx';
import { translated } from './translated.ts';

/** Mounts a specimen or a variant whose control has a state, and leaves it alone. */
async function show(name: string, state: ControlState): Promise<void> {
  mount(name, { state });
  await ready(name);
}

/** Mounts, uses and unmounts a specimen so many times. */
async function rounds(name: string, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    await open(name);
    await close();
  }
}

/** What the tests ask of the page. */
export const harness = {
  open,
  show,
  ready,
  close,
  rounds,
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
