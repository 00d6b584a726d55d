'use client';

import { isElement, isNode, useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useState } from 'react';

/** How far the form round a field has come. */
export interface FormProgress {
  /** It was sent, or one tried to. */
  submitted: boolean;
  /** Why the browser refused the field's own value at that time, in its words. */
  nativeError: string | undefined;
}

const BEFORE: FormProgress = { submitted: false, nativeError: undefined };

/**
 * Follows the form round an element (FLD-2): native validation that refuses stops the `submit`
 * event, but fires `invalid` at each control. A reset starts over; the one that React makes after an
 * action does not (FLD-4): the errors in the server's answer are to be seen.
 */
export function useSubmitted(
  root: RefObject<HTMLElement | null>,
  /** The control still prepares its value: what the browser said meanwhile ends with it. */
  pending: boolean,
  onReset: () => void,
): FormProgress {
  const [progress, setProgress] = useState(BEFORE);
  const reset = useLatestCallback(onReset);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // The events of a form in a shadow tree do not come to the document.
    const scope = element.getRootNode();
    /** Sent, and nothing was changed since: what the server says about it is still to come. */
    let awaitsAnswer = false;
    let resetPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onSubmit = (event: Event) => {
      if (event.target !== formOf(element)) return;
      awaitsAnswer = true;
      setProgress({ submitted: true, nativeError: undefined });
    };
    const onInvalid = ({ target }: Event) => {
      if (!isControl(target)) return;
      const form = formOf(element);
      const inside = element.contains(target);
      // The first field that is refused stops the submission: the errors of all are wanted.
      if (!inside && (form === null || target.form !== form)) return;
      setProgress((now) => ({
        submitted: true,
        nativeError: inside ? target.validationMessage : now.nativeError,
      }));
    };
    const onFormReset = (event: Event) => {
      if (event.target !== formOf(element) || event.defaultPrevented) return;
      const byAction = awaitsAnswer && !resetPressed;
      awaitsAnswer = resetPressed = false;
      if (!byAction) setProgress(BEFORE);
      reset();
    };
    const onClick = ({ target }: Event) => {
      resetPressed = isElement(target) && target.closest('[type="reset"]') !== null;
    };
    const onEdit = ({ target, type }: Event) => {
      if (type !== 'focusout') awaitsAnswer = false;
      if (!isNode(target) || !element.contains(target)) return;
      // The control reports its new validity with the render that follows.
      clearTimeout(timer);
      timer = setTimeout(() => setProgress(judgedAgain(element)));
    };
    const listeners: [type: string, act: (event: Event) => void, capture?: boolean][] = [
      ['submit', onSubmit, true],
      // In the capture phase: `invalid` does not bubble.
      ['invalid', onInvalid, true],
      ['reset', onFormReset],
      ['click', onClick, true],
      ['input', onEdit],
      ['change', onEdit],
      ['focusout', onEdit],
    ];
    for (const listener of listeners) scope.addEventListener(...listener);
    return () => {
      clearTimeout(timer);
      for (const listener of listeners) scope.removeEventListener(...listener);
    };
  }, [root, reset]);
  useEffect(() => {
    if (!pending && root.current) setProgress(judgedAgain(root.current));
  }, [root, pending]);
  return progress;
}

/** What the browser says now about a field that it refused. */
function judgedAgain(element: HTMLElement): (now: FormProgress) => FormProgress {
  return (now) => {
    if (now.nativeError === undefined) return now;
    const control = element.querySelector<HTMLInputElement>(':invalid');
    return { ...now, nativeError: control?.validationMessage };
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget | null): target is Control {
  return isElement(target) && target.matches('input, select, textarea');
}

/** The form of a field: the one round it, or the one its control names. */
function formOf(element: HTMLElement): HTMLFormElement | null {
  const control = element.querySelector<Control>('input, select, textarea');
  return control?.form ?? element.closest('form');
}
