import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useState } from 'react';
import { isSameValue } from '../form/same-value';
import { formOwn } from '../shared/form-own';
import type { ValidationErrors } from './field.types';
import { watchForm } from './form-watch';
import { type NativeControl, nativeErrors, sayInWords } from './native-errors';

export interface FormProgress {
  submitted: boolean;
  refusal: ValidationErrors;
}

const BEFORE: FormProgress = { submitted: false, refusal: null };

// Native validation that refuses stops the `submit` event, but fires `invalid` at each control (FLD-2). The reset that
// React makes after an action starts nothing over: the errors in the server's answer are to be seen (FLD-4).
export function useSubmitted(
  root: RefObject<HTMLElement | null>,
  onReset: () => void,
  wordsOf: (refusal: ValidationErrors) => string,
): FormProgress & { readonly judge: () => void } {
  const [progress, setProgress] = useState(BEFORE);
  const reset = useLatestCallback(onReset);
  const words = useLatestCallback(wordsOf);
  const judge = useLatestCallback(() => {
    // Where nothing was refused, even the same state would render the field again with each key.
    if (progress.refusal === null) return;
    // The control has its new validity with the render that follows.
    setTimeout(() => root.current && setProgress(judgedAgain(root.current)));
  });
  useEffect(() => {
    if (!root.current) return;
    return watchForm(root.current, {
      onSubmit: () => setProgress({ ...BEFORE, submitted: true }),
      onRefused: (control) => {
        const found = control && nativeErrors(control);
        if (control && isBrowsers(control)) sayInWords(control, words(found));
        setProgress((now) => {
          const refusal = control ? found : now.refusal;
          return now.submitted && isSameValue(refusal, now.refusal)
            ? now
            : { submitted: true, refusal };
        });
      },
      onReset: (byAction) => {
        if (!byAction) setProgress(BEFORE);
        reset();
      },
      onEdit: judge,
    });
  }, [root, reset, words, judge]);
  return { ...progress, judge };
}

function judgedAgain(element: HTMLElement): (now: FormProgress) => FormProgress {
  return (now) => {
    if (now.refusal === null) return now;
    const control = element.querySelector<HTMLInputElement>(':invalid');
    const refusal = control && nativeErrors(control);
    return isSameValue(refusal, now.refusal) ? now : { ...now, refusal };
  };
}

function isBrowsers({ form, validity }: NativeControl): boolean {
  return !validity.customError && form !== null && !formOwn(form, 'noValidate');
}
