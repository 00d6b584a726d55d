import type { ComponentType, ReactNode } from 'react';

/** Every text of a specimen goes through it: as it is, translated, or as an attacker would have it. */
export type Text = (spanish: string) => string;

/** What a form control of a specimen is given: its value and its state. */
export interface ControlProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value, details: { reason: string }) => void;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly invalid?: boolean | undefined;
}

/** What a specimen is rendered with. */
export interface SpecimenProps<Value = never> {
  readonly t: Text;
  /** Props for its form control, when the specimen has a `control`. */
  readonly control: ControlProps<Value>;
}

/** The value of a specimen, and what must hold of it whatever a user does. */
export interface Control<Value> {
  readonly initial: Value;
  /** What is wrong with a value that the component gave; `false` when nothing is. */
  readonly invalid?: (value: Value) => string | false;
  /** What the form must submit for a value: a value that is not submitted is lost. */
  readonly submits: (value: Value) => readonly string[];
  /** One form for all the ways in which a submitted value may be written. */
  readonly normalize?: (submitted: string) => string;
  /** The caller ignores every change: the component must show and submit the first value for ever. */
  readonly ignoresChanges?: boolean;
}

/** One typical use of a component or of a hook. */
export interface Specimen<Value = never> {
  /** Names of the public components and hooks that it shows. */
  readonly covers: readonly string[];
  readonly View: ComponentType<SpecimenProps<Value>>;
  /** A selector of what is there once parts that it loads have come; without it, it is there at once. */
  readonly ready?: string;
  /** For random use: left out for what holds no value, or where a variant has it. */
  readonly control?: Control<Value>;
  /** Opens and uses it as a user would, and leaves it open. */
  readonly use?: (user: User) => Promise<void>;
}

/** A specimen whose type of value is hidden from the suites. */
export type AnySpecimen = Specimen<unknown>;

/** Specimens by their names, each of which is unique in the repository. */
export type Specimens = Readonly<Record<string, AnySpecimen>>;

/**
 * Labels of a component that its specimens don't show: a state, and how it comes about. All labels of
 * all packages must be seen once, in a pseudo-language.
 */
export interface LabelState {
  /** What is seen: "a date that is too early". */
  readonly title: string;
  /** Texts of its own are in Greek letters: what is in Latin letters was not translated. */
  readonly element: ReactNode;
  /** Sets up what the page's browser can't do by itself, until the state has been looked at. */
  readonly prepare?: (replace: ReplaceMember) => void;
  /** Brings the labels out; ends with popups open. */
  readonly use?: (user: LabelUser) => Promise<void>;
}

export type ReplaceMember = <Target extends object, Key extends keyof Target>(
  target: Target,
  key: Key,
  value: Target[Key],
) => void;

/** What a module `*.specimen.tsx` exports; at least one of these. */
export interface SpecimenModule {
  /** For every suite. */
  readonly specimens?: Specimens;
  /** More controls for random use: other settings, values that the caller ignores. */
  readonly variants?: Specimens;
  readonly labelStates?: readonly LabelState[];
}

/** A user of a page, who acts by events alone: a thousand rounds must not take an hour. */
export interface User {
  /** The name of a file that the user chooses: as it is, or as an attacker would have it. */
  fileName(name: string): string;
  /** Waits for an element. */
  find(selector: string): Promise<HTMLElement>;
  /** Waits until there is none. */
  gone(selector: string): Promise<void>;
  /** Presses and releases with a mouse. */
  press(target: string | HTMLElement): Promise<void>;
  /** Moves the pointer over something, as a mouse. */
  hover(target: string | HTMLElement): Promise<void>;
  /** Focuses an element. */
  focus(selector: string): Promise<void>;
  /** Presses a key where the focus is. */
  key(key: string, modifiers?: KeyboardEventInit): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** Focuses a field and types. */
  write(selector: string, text: string): Promise<void>;
  choose(selector: string, files: readonly File[]): Promise<void>;
  /** A small PNG that every browser reads. */
  picture(name: string): Promise<File>;
  /** Waits for something else. */
  until(condition: () => boolean, what: string): Promise<void>;
  /** Lets React and the browser finish pending work. */
  settle(): Promise<void>;
}

/** A user with a real keyboard and mouse, who looks for labels. */
export interface LabelUser {
  /** The first visible element of a selector, once there is one. */
  find(selector: string): Promise<HTMLElement>;
  /** Clicks; on the trigger of a popup, waits until it is open. */
  click(selector: string): Promise<void>;
  /** Keys as in `{ArrowDown}{Enter}`. */
  keys(text: string): Promise<void>;
  upload(selector: string, files: File[]): Promise<void>;
  /** A PNG that every browser reads. */
  picture(): Promise<File>;
  /** Waits until each of these labels was shown: `select.results`. */
  shown(...paths: string[]): Promise<void>;
}
