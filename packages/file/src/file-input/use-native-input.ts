import { type FieldControl, useCustomValidity, useHydrated } from '@guadua/utils/internal';
import { useLayoutEffect } from 'react';

export interface NativeInputState {
  control: FieldControl;
  name: string | undefined;
  filled: boolean;
  hasFiles: boolean;
  replaces: boolean;
  busy: string;
  problem: string;
  requiredText: string;
}

/** The form can't be sent while a picture is prepared or a folder is read, and the input says why (CMP-3). */
export function useNativeInput({
  control,
  name,
  filled,
  hasFiles,
  replaces,
  busy,
  problem,
  requiredText,
}: NativeInputState) {
  const hydrated = useHydrated();
  const required = control.required && !control.readOnly && !filled;
  const { report } = control;
  const validated = useCustomValidity(busy || problem || (required ? requiredText : ''));
  const pending = busy !== '';
  useLayoutEffect(() => {
    report({ pending });
    return () => report({ pending: false });
  }, [report, pending]);
  return {
    validated,
    // An empty file input submits an empty file, but before the scripts run the input needs its name.
    name: hasFiles || !hydrated ? name : undefined,
    required,
    // Before the scripts run, nothing else keeps a read-only field from a choice, or replaces the saved addresses.
    disabled:
      control.disabled || ((replaces || control.readOnly) && name !== undefined && !hydrated),
  };
}
