import type { Text, User } from '@guadua/catalog';
import { snackbar } from '@guadua/utils';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type ElementNames, elementNames, findInjections } from './injection-check.ts';
import { isFocusSeen, rememberLooks, statesWithoutMark } from './looks.ts';
import { specimenNamed } from './specimen-named.ts';
import { type ControlState, Stage } from './stage.tsx';
import { translatePage, wordsOf } from './translate-page.ts';
import { createUser } from './user.ts';

/** What the tests ask of the page. */
export interface Harness {
  /** Mounts a specimen, uses it and leaves it open; in parts of the page with these densities, the outermost first. */
  open(name: string, ...densities: readonly string[]): Promise<void>;
  /** Mounts a specimen or a variant whose control has a state, and leaves it alone. */
  show(name: string, state: ControlState): Promise<void>;
  /** Keeps how everything looks, for `isFocusSeen`. */
  rememberLooks(): void;
  /** Whether the focus has changed a line at what has it. */
  isFocusSeen(): boolean;
  /** What looks the same without its state; `null` when nothing has the state. */
  statesWithoutMark(selector: string): string[] | null;
  /** Waits for a specimen that is mounted, and for the parts that it loads. */
  ready(name: string): Promise<void>;
  /** Unmounts what `open` mounted. */
  close(): Promise<void>;
  /** Mounts, uses and unmounts a specimen so many times. */
  rounds(name: string, count: number): Promise<void>;
  /** Uses a specimen on a page that a browser translates, and gives it other texts; says which words are not those of the moment. */
  translated(name: string): Promise<string[]>;
  /** Renders and uses a specimen with each text in place of its own; says what went wrong. */
  hostile(name: string, texts: readonly string[]): Promise<string[]>;
  /** The same with texts of any Unicode; throws with the smallest one that goes wrong. */
  anyText(name: string, seed: number, runs: number): Promise<void>;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const unchanged: Text = (text) => text;
const plainUser = createUser();
let mounted: { root: Root; place: HTMLElement } | undefined;

interface MountOptions {
  readonly densities?: readonly string[];
  readonly state?: ControlState;
}

function mount(name: string, t: Text, { densities = [], state = null }: MountOptions = {}): void {
  const place = document.body.appendChild(document.createElement('div'));
  let innermost = place;
  for (const density of densities) {
    innermost = innermost.appendChild(document.createElement('div'));
    innermost.dataset.gdDensity = density;
  }
  const root = createRoot(innermost, {
    onUncaughtError: (error) => console.error(`Thrown by ${name}:`, error),
  });
  mounted = { root, place };
  const isStrict = import.meta.env.MODE === 'development';
  const stage = <Stage name={name} t={t} state={state} />;
  root.render(isStrict ? <StrictMode>{stage}</StrictMode> : stage);
}

/** Mounted, the parts that it loads have come, and its effects have run: twice, in strict mode. */
async function ready(name: string): Promise<void> {
  await plainUser.find('#specimen > *');
  const { ready: selector } = specimenNamed(name);
  if (selector) await plainUser.find(selector);
  await plainUser.settle();
}

async function use(name: string, user: User = plainUser): Promise<void> {
  await specimenNamed(name).use?.(user);
}

async function open(name: string, ...densities: readonly string[]): Promise<void> {
  mount(name, unchanged, { densities });
  await ready(name);
  await use(name);
}

async function show(name: string, state: ControlState): Promise<void> {
  mount(name, unchanged, { state });
  await ready(name);
}

async function close(): Promise<void> {
  snackbar.dismiss();
  mounted?.root.unmount();
  mounted?.place.remove();
  mounted = undefined;
  await plainUser.settle();
}

async function rounds(name: string, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    await open(name);
    await close();
  }
}

/** What is done to a specimen may show a little later: so long another text is waited for. */
const LATE_FRAMES = 120;

async function translated(name: string): Promise<string[]> {
  const usual: string[] = [];
  await inSteps(name, async () => {
    await frames(4);
    usual.push(wordsOf(document.body));
  });
  const faults: string[] = [];
  let step = 0;
  const end = translatePage();
  await inSteps(name, async () => {
    const wanted = usual[step++] ?? '';
    for (let late = 0; late < LATE_FRAMES && wordsOf(document.body) !== wanted; late++)
      await frames(1);
    const words = wordsOf(document.body);
    if (words !== wanted) faults.push(`step ${step}: ${difference(wanted, words)}`);
  });
  end();
  return faults;
}

/** Mounts, uses and changes a specimen, and calls back after each step. */
async function inSteps(name: string, done: () => Promise<void>): Promise<void> {
  mount(name, unchanged);
  await ready(name);
  const acts = ['press', 'hover', 'focus', 'key', 'type', 'write', 'choose'];
  const user = new Proxy(createUser(), {
    get: (all, act: keyof User) => {
      const method: unknown = Reflect.get(all, act);
      if (typeof method !== 'function' || !acts.includes(act)) return method;
      return async (...given: unknown[]) => {
        await method.apply(all, given);
        await done();
        if (act !== 'type' && act !== 'write') return;
        document.execCommand('delete');
        await done();
        await all.type(String(given.at(-1)).slice(-1));
        await done();
      };
    },
  });
  await use(name, user);
  await done();
  // As when the application changes its language, or what it shows.
  mounted?.root.render(<Stage name={name} t={(text) => (text === 'es-CO' ? text : `${text}.`)} />);
  await plainUser.settle();
  await done();
  await close();
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** Where two texts part. */
function difference(wanted: string, found: string): string {
  let at = 0;
  while (wanted[at] === found[at]) at++;
  const from = Math.max(0, at - 20);
  return `“${found.slice(from, at + 30)}” for “${wanted.slice(from, at + 30)}”`;
}

const usualElements = new Map<string, ElementNames>();

/** What a specimen shows without hostile texts, once for all of them. */
async function usualElementsOf(name: string): Promise<ElementNames> {
  const known = usualElements.get(name);
  if (known) return known;
  mount(name, unchanged);
  await ready(name);
  const before = elementNames();
  await use(name);
  const usual = new Set([...before, ...elementNames()]);
  await close();
  usualElements.set(name, usual);
  return usual;
}

async function hostile(name: string, texts: readonly string[]): Promise<string[]> {
  const usual = await usualElementsOf(name);
  const faults: string[] = [];
  for (const text of texts) {
    // Its end distinguishes keys and options.
    mount(name, (spanish) => `${text} ${spanish}`);
    await ready(name);
    const fileName = text.replaceAll('/', '∕');
    const user = createUser((usualName) => fileName || usualName, { givesUpWhenIdle: true });
    // A specimen's own steps may miss what the text hides: an option that can't be found is no fault.
    await use(name, user).catch(() => undefined);
    faults.push(...findInjections(usual).map((found) => `${JSON.stringify(text)}: ${found}`));
    await close();
  }
  return faults;
}

async function anyText(name: string, seed: number, runs: number): Promise<void> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.stringMatching(/^[<>"'&;:=/\\a-z ]{1,40}$/),
  );
  const holds = fc.asyncProperty(text, async (any) => {
    const faults = await hostile(name, [any]);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const { failed, counterexample, errorInstance } = await fc.check(holds, { seed, numRuns: runs });
  if (failed) throw new Error(`${JSON.stringify(counterexample)}: ${errorInstance}`);
}

/** For the tests to call. */
export const harness: Harness = {
  open,
  show,
  ready,
  rememberLooks,
  isFocusSeen,
  statesWithoutMark,
  close,
  rounds,
  translated,
  hostile,
  anyText,
};
