import type { ReactNode } from 'react';
import type { HighlightedSource } from '../demo/source.types';
import type { Part } from './part';

/** What a control of the margin sets; `undefined` leaves the prop out of the code. */
export type ControlValue = string | number | boolean | undefined;

/** The state of all controls, by name. */
export type Values = Readonly<Record<string, ControlValue>>;

/** How a prop is set: derived from its type, or given where no type says it. */
export interface Control {
  readonly name: string;
  readonly kind: 'switch' | 'choice' | 'number' | 'text';
  /** What a `choice` offers; an `undefined` default adds "—". */
  readonly options?: readonly (string | number | boolean)[];
  /** What the component does without the prop; the code never repeats it. */
  readonly default?: ControlValue;
  /** What the prop is for, in Spanish. */
  readonly description: string;
}

/** What `controls:Component?prop,prop` gives: the slice of the types that one playground needs. */
export interface ReferenceSlice {
  readonly controls: readonly Control[];
  /** The callbacks of the component, for the log. */
  readonly events: readonly string[];
}

/** The value that a playground keeps in a form. */
export interface PlaygroundForm {
  /** Name in `FormData`. */
  readonly name: string;
  /** Value at the beginning and after a reset. */
  readonly initial: unknown;
  /** Its type, as the code must say it: `string | null`. */
  readonly type?: string;
}

/** What a playground that is not one element runs by itself. */
export interface PlaygroundScript {
  /** What stands on the stage. */
  readonly render: (props: Values, log: EventLog) => ReactNode;
  /** The module that does the same. */
  readonly code: (props: Values) => string;
}

/** Notes a callback and what it was called with. */
export type EventLog = (name: string, args: readonly unknown[]) => void;

/** A file that goes with the code, in a tab of its own. */
export interface PlaygroundFile {
  /** Of the tab: `Datos`. */
  readonly label: string;
  readonly file: string;
  readonly source: HighlightedSource;
}

/** One thing to try: its controls, and what they make. */
export interface PlaygroundDefinition {
  /** Name in the switch, where a page has several. */
  readonly label: string;
  readonly controls: readonly Control[];
  /** Callbacks of the main part that the log shows. */
  readonly events?: readonly string[];
  /** Values at the beginning, where they are not the defaults. */
  readonly initial?: Values;
  readonly form?: PlaygroundForm;
  /** The parts for what differs from the defaults; they run, and they are the code. */
  readonly parts?: (props: Values) => Part;
  /** In place of `parts`, for what is called rather than rendered. */
  readonly script?: PlaygroundScript;
  /** Style sheets that the copied code needs once. */
  readonly styles: readonly string[];
  /** What the code imports from files beside it. */
  readonly files?: readonly PlaygroundFile[];
  /** What those files load from beside them, for the downloaded project; too long for a tab. */
  readonly data?: readonly { readonly file: string; readonly url: string }[];
  /** Files of this site that the demo shows, for the downloaded project. */
  readonly assets?: readonly string[];
  /** It opens a popup, and takes the element to put it in as `container`. */
  readonly popup?: boolean;
  /** `start` for what fills the stage's width. */
  readonly align?: 'center' | 'start';
}

/** What a page offers to try; the first is there at the beginning. */
export type Playgrounds = readonly [PlaygroundDefinition, ...PlaygroundDefinition[]];
