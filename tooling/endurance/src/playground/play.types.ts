import type { ReactNode } from 'react';

/** How a field of the playground is set. */
export type PlayState = 'usual' | 'disabled' | 'readOnly' | 'gone';

/** What a widget of the playground is given. */
export interface PlayProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value, details: { reason: string }) => void;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly 'aria-label': string;
}

/** A widget of the playground, and what must hold of its value whatever is done to it. */
export interface Play<Value> {
  readonly name: string;
  readonly initial: Value;
  readonly render: (props: PlayProps<Value>) => ReactNode;
  /** What is wrong with a value that the widget gave. */
  readonly fault?: (value: Value) => string | false;
  /** What the form must submit for a value: a value that is not submitted is lost. */
  readonly submits: (value: Value) => readonly string[];
  /** How a submitted text is read, where one value may be written in several ways. */
  readonly reads?: (submitted: string) => string;
  /** The caller takes no change: the widget must show and submit the first value for ever. */
  readonly held?: boolean;
}
