import type { CSSProperties, FocusEvent, ReactElement, RefCallback } from 'react';

/** What the suite gives a widget. Spread it: `render: (props) => <PinInput {...props} />`. */
export interface WidgetProps<Value> {
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value, details: { reason: string }) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  ref?: RefCallback<HTMLElement>;
  name?: string;
  id?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  invalid?: boolean;
  className?: string;
  style?: CSSProperties;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/**
 * A person, in jsdom (user-event) and in Chromium (real input) alike. A click on something disabled
 * is made without waiting for it to be enabled.
 */
export interface Person {
  click: (element: Element) => Promise<void>;
  /** Clicks the element and types; keys are written as in user-event: `12{Backspace}`. */
  type: (element: Element, text: string) => Promise<void>;
  /** Types where the focus is. */
  keyboard: (text: string) => Promise<void>;
  /** Clicks the element, selects all its text and deletes it. */
  clear: (element: Element) => Promise<void>;
  tab: (options?: { shift?: boolean }) => Promise<void>;
  /** The element is a file input. */
  upload(element: Element, files: File | File[]): Promise<void>;
  selectOptions(element: HTMLElement, values: string | string[]): Promise<void>;
}

/** What `describeWidget` must know of a widget. */
export interface WidgetOptions<Value> {
  render: (props: WidgetProps<Value>) => ReactElement;
  /** The element that the focus goes to, as a person finds it: `() => screen.getByRole('textbox')`. */
  control: () => HTMLElement;
  /** A value that is not empty. */
  value: Value;
  /** Another one: what `change` leads to. */
  otherValue: Value;
  /** The empty value. Leave it out for a widget that can't be empty. */
  empty?: Value;
  /**
   * Does with mouse and keys what makes `otherValue` of `value`, and of the empty widget. Changes on the way are
   * fine; the last one must be `otherValue`. Look for parts of a popup with `findBy…`: the suite also
   * calls this on disabled widgets, where it may throw, and waits for its end.
   */
  change: (person: Person) => Promise<void>;
  /**
   * The element that carries the data attributes, `className` and `style`. The first one that the
   * widget renders, unless you say otherwise.
   */
  root?: () => HTMLElement;
  /** Opens the widget's popup: it is then checked open as well, and unmounted while open. */
  open?: (person: Person) => Promise<void>;
  /** Brings the focus from inside the widget to what follows it, where Tab alone does not. */
  leave?: (person: Person) => Promise<void>;
  /** `false`: it can't be required or invalid (a calendar on a page, a group of buttons). */
  required?: false;
  /**
   * `true`: the widget keeps text that is no value yet (four boxes partly filled, a partly typed date).
   * A caller who holds on to a value then does not hold on to that text.
   */
  keepsDraft?: true;
  /** What a form submits for a value under the widget's name: `(value) => value ? [value] : []`. */
  formValue: (value: Value) => FormDataEntryValue[];
}

/** Takes one case that is to be proved: `it`, or what the suite's own tests put in its place. */
export type Prove = (title: string, run: () => Promise<void>) => void;
