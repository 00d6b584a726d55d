import type { Text } from '@guadua/catalog';
import { snackbar } from '@guadua/utils';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type ControlState, Stage, specimenNamed, unchanged } from './stage.tsx';
import { createUser } from './user.ts';

interface MountOptions {
  /** What its texts become. */
  readonly t?: Text;
  /** The density of the part of the page that it stands in. */
  readonly density?: 'compact' | undefined;
  /** What its control has. */
  readonly state?: ControlState;
}

const user = createUser();
let mounted: { root: Root; place: HTMLElement } | undefined;

export function mount(
  name: string,
  { t = unchanged, density, state = null }: MountOptions = {},
): void {
  const place = document.body.appendChild(document.createElement('div'));
  if (density) place.dataset.gdDensity = density;
  const root = createRoot(place, {
    onUncaughtError: (error) => console.error(`Thrown by ${name}:`, error),
  });
  mounted = { root, place };
  const isStrict = import.meta.env.MODE === 'development';
  const stage = <Stage name={name} t={t} state={state} />;
  root.render(isStrict ? <StrictMode>{stage}</StrictMode> : stage);
}

/** Gives what is mounted other texts, as when the application changes its language, or what it shows. */
export async function retell(name: string, t: Text): Promise<void> {
  mounted?.root.render(<Stage name={name} t={t} />);
  await user.settle();
}

/** Mounted, the parts that it loads have come, and its effects have run: twice, in strict mode. */
export async function ready(name: string): Promise<void> {
  await user.find('#specimen > *');
  const { ready: selector } = specimenNamed(name);
  if (selector) await user.find(selector);
  await user.settle();
}

/** Mounts a specimen, uses it and leaves it open. */
export async function open(name: string, density?: 'compact'): Promise<void> {
  mount(name, { density });
  await ready(name);
  await specimenNamed(name).use?.(user);
}

export async function close(): Promise<void> {
  snackbar.dismiss();
  mounted?.root.unmount();
  mounted?.place.remove();
  mounted = undefined;
  await user.settle();
}
