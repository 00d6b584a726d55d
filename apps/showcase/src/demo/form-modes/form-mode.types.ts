import type { ComponentType } from 'react';

/** Errors of a value by key (FLD-2); `null` when it is valid. */
export type ValidationErrors = Record<string, unknown> | null;

/**
 * What an example of a control takes, all of it optional, and spreads on its widget. In a form of
 * the reader's own it works without any of them, or with `value` and `onChange`, or with React Hook
 * Form's `field`. A type and not an interface, so that widgets which take any `data-*` take it too.
 */
export type ControlProps<Value> = {
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Reaches the element that takes the focus. */
  ref?: (element: HTMLElement | null) => void;
  /**
   * The error of the value, for a `Field`, which decides when to show it (FLD-2); only where the
   * example has a `validate`.
   */
  errors?: ValidationErrors;
  /** Whether the value is being checked, where `validate` gives a promise. */
  pending?: boolean;
};

/** What the ruled margin shows of a form. */
export interface FormReport {
  value: unknown;
  errors: ValidationErrors;
  /** An asynchronous check is under way. */
  pending: boolean;
  touched: boolean;
}

/** What each way of writing a form takes; the three show the same control. */
export interface FormModeProps<Value> {
  control: ComponentType<ControlProps<Value>>;
  name: string;
  initialValue: Value;
  disabled: boolean;
  validate: (value: Value) => ValidationErrors | Promise<ValidationErrors>;
  /** The control takes `errors`. */
  passErrors: boolean;
  onReport: (report: FormReport) => void;
}

/** The three ways of writing a form. */
export type FormMode = 'state' | 'hook-form' | 'native';
