import { snackbar } from '@guadua/utils';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { dangers, tags } from './dangers.ts';
import { createHands } from './hands.ts';
import { fileTexts } from './scenes/file.tsx';
import { sceneNamed } from './scenes/index.ts';
import type { Text } from './scenes/scene.types.ts';
import { Stage } from './stage.tsx';

/** What the tests ask of the page. */
export interface Proof {
  /** Mounts a scene, uses it and leaves it open. */
  open(name: string): Promise<void>;
  /** Takes away what `open` mounted. */
  close(): Promise<void>;
  /** Mounts, uses and unmounts a scene so many times. */
  rounds(name: string, count: number): Promise<void>;
  /** Renders and uses a scene with each text in place of its own; tells what went wrong. */
  hostile(name: string, texts: readonly string[]): Promise<string[]>;
  /** The same with texts of any Unicode; throws with the smallest one that goes wrong. */
  anyText(name: string, seed: number, runs: number): Promise<void>;
}

declare global {
  interface Window {
    proof: Proof;
  }
}

const hands = createHands();
const asItIs: Text = (text) => text;
let mounted: { root: Root; place: HTMLElement } | undefined;

function mount(name: string, t: Text): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError: (error) => console.error(`Thrown by ${name}:`, error),
  });
  mounted = { root, place };
  const isStrict = import.meta.env.MODE === 'development';
  const stage = <Stage name={name} t={t} />;
  root.render(isStrict ? <StrictMode>{stage}</StrictMode> : stage);
}

/** There, and its effects have run: twice, in strict mode. */
async function ready(): Promise<void> {
  await hands.find('#stage > *');
  await hands.settle();
}

async function open(name: string): Promise<void> {
  mount(name, asItIs);
  await ready();
  await sceneNamed(name).use(hands);
}

async function close(): Promise<void> {
  snackbar.dismiss();
  mounted?.root.unmount();
  mounted?.place.remove();
  mounted = undefined;
  await hands.settle();
}

async function rounds(name: string, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    await open(name);
    await close();
  }
}

async function hostile(name: string, texts: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const scene = sceneNamed(name);
  mount(name, asItIs);
  await ready();
  const before = tags();
  await scene.use(hands);
  const usual = new Set([...before, ...tags()]);
  await close();
  const { name: usualFile } = fileTexts;
  for (const text of texts) {
    // Its end tells keys and options apart.
    mount(name, (spanish) => `${text} ${spanish}`);
    fileTexts.name = text.replaceAll('/', '∕');
    await ready();
    // A scene's own steps may miss what the text hides: an option that can't be found is no fault.
    await scene.use(hands).catch(() => undefined);
    faults.push(...dangers(usual).map((danger) => `${JSON.stringify(text)}: ${danger}`));
    await close();
  }
  fileTexts.name = usualFile;
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

/** The proofs, for the tests to call. */
export const proof: Proof = { open, close, rounds, hostile, anyText };
