import type { ComponentType } from 'react';
import type { Hands } from '../hands.ts';

/** Every text of a scene goes through it: as it is, or as an attacker would have it. */
export type Text = (spanish: string) => string;

/** What a scene is rendered with. */
export interface SceneProps {
  t: Text;
}

/** A widget at work, the same for every proof. */
export interface Scene {
  /** The public components and hooks that it shows, by package entry. */
  readonly covers: readonly string[];
  readonly View: ComponentType<SceneProps>;
  /** Opens and uses it as a person would, and leaves it open. */
  readonly use: (hands: Hands) => Promise<void>;
}
