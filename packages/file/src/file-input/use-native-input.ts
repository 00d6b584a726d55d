'use client';

import { type FieldControl, useCustomValidity, useHydrated } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect } from 'react';

/** What a widget says to its native input and to its field. */
export interface NativeInputState {
  control: FieldControl;
  name: string | undefined;
  /** It holds something: files, or saved addresses. */
  filled: boolean;
  /** Files are in the native input itself. */
  hasFiles: boolean;
  /** Saved addresses are sent, and a choice takes their place. */
  replaces: boolean;
  /** Why the form has to wait; empty when it has not. */
  busy: string;
  /** Why the form can't be sent until a person does something about it; empty when it can. */
  problem: string;
  /** What a required input without anything says. */
  requiredText: string;
}

/**
 * The name, the requirement and the validity of the native input (CMP-3): a form can't be sent while a
 * picture is prepared or a folder is read, and says why.
 */
export function useNativeInput(
  input: RefObject<HTMLInputElement | null>,
  { control, name, filled, hasFiles, replaces, busy, problem, requiredText }: NativeInputState,
) {
  const hydrated = useHydrated();
  // What can't be changed can't be missing: browsers leave read-only controls alone.
  const required = control.required && !control.readOnly && !filled;
  const { report } = control;
  useCustomValidity(() => input.current, busy || problem || (required ? requiredText : ''));
  const pending = busy !== '';
  useLayoutEffect(() => {
    report({ pending });
    return () => report({ pending: false });
  }, [report, pending]);
  return {
    // An empty file input would submit an empty file; but before the scripts run it has to work alone.
    name: hasFiles || !hydrated ? name : undefined,
    required,
    // Before the scripts run, a choice would be sent beside the saved addresses that are still shown, or although
    // nothing may be chosen: a file input has no `readonly`.
    disabled:
      control.disabled || ((replaces || control.readOnly) && name !== undefined && !hydrated),
  };
}
