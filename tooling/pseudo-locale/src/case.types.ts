import type { ReactNode } from 'react';
import type { Stage } from './stage';

/** A widget in a state of its own. */
export interface Case {
  title: string;
  /** Components that it shows. */
  covers: readonly string[];
  element: ReactNode;
  /** What a person does before the texts are looked at; ends with popups open. */
  use?: (person: Stage) => Promise<void>;
}
