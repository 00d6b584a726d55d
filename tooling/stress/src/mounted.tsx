import type { Text } from '@guadua/catalog';
import { snackbar } from '@guadua/utils';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type ControlState, Stage, specimenNamed } from './stage.tsx';
import { createUser } from './user.ts';

export const user = createUser();
let mounted: { root: Root; place: HTMLElement } | undefined;

/** Mounts something, in a part of the page that may be compact. */
export function mount(content: ReactNode, density?: 'compact'): void {
  const place = document.body.appendChild(document.createElement('div'));
  if (density) place.dataset.gdDensity = density;
  const root = createRoot(place, {
    onUncaughtError: (error) => console.error('Thrown by what is mounted:', error),
  });
  mounted = { root, place };
  const isStrict = import.meta.env.MODE === 'development';
  root.render(isStrict ? <StrictMode>{content}</StrictMode> : content);
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

/** Mounts a specimen or a variant whose control has a state, and leaves it alone. */
export async function show(name: string, state: ControlState): Promise<void> {
  mount(<Stage name={name} state={state} />);
  await ready(name);
}

/** Mounts a specimen, uses it and leaves it open. */
export async function open(name: string, density?: 'compact'): Promise<void> {
  mount(<Stage name={name} />, density);
  await ready(name);
  await specimenNamed(name).use?.(user);
}

/** Mounts, uses and unmounts a specimen so many times. */
export async function rounds(name: string, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    await open(name);
    await close();
  }
}

export async function close(): Promise<void> {
  snackbar.dismiss();
  mounted?.root.unmount();
  mounted?.place.remove();
  mounted = undefined;
  await user.settle();
}
