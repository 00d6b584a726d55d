'use client';

import { type FieldControl, useCustomValidity, useHydrated } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect } from 'react';

export interface NativeInputState {
  control: FieldControl;
  name: string | undefined;
  filled: boolean;
  hasFiles: boolean;
  replaces: boolean;
  busy: string;
  /** Why the form can't be sent until a person does something about it; empty when it can. */
  problem: string;
  requiredText: string;
}

/**
 * The name, the requirement and the validity of the native input (CMP-3): a form can't be sent while a picture
 * is prepared or a folder is read, and says why.
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
