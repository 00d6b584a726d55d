'use client';

import { createContext } from 'react';

/** What a `Form` gives the controls inside it. All of it has one identity. */
export interface FormValuesContextValue {
  /** What `defaultValues` of the form has for a name. */
  readonly defaultOf: (name: string | undefined) => unknown;
  /** Takes an edit of a control that stands in no `Field`, with the id of the form that it names. */
  readonly edited: (name: string, form: string | undefined) => void;
  /** The form, for a control that `<Activity>` has hidden from the start and that has no element yet. */
  readonly form: () => HTMLFormElement | null;
}

/** Filled by `Form` of `@guadua/forms`; `null` outside of one. */
export const FormValuesContext = /*#__PURE__*/ createContext<FormValuesContextValue | null>(null);
