import { type RefObject, useEffect, useState } from 'react';
import type { Figure } from './figures';

/** What happened on a stage, seen from outside: no example needs a line of code for it. */
export function useStageEvents(
  stage: RefObject<HTMLElement | null>,
  enabled: boolean,
): readonly Figure[] {
  const [focused, setFocused] = useState<string | null>(null);
  const [clicked, setClicked] = useState<string | null>(null);
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!enabled || !element) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    element.addEventListener('focusin', (event) => setFocused(nameOf(event.target)), options);
    element.addEventListener('focusout', () => setFocused(null), options);
    element.addEventListener(
      'click',
      (event) => {
        const name = nameOf(event.target);
        if (name === null) return;
        setClicked(name);
        setClicks((count) => count + 1);
      },
      options,
    );
    return () => controller.abort();
  }, [stage, enabled]);
  // Nothing is said before a click: lines that come as a button is pressed would move it from under the pointer.
  if (!enabled || clicks === 0) return [];
  return [
    ['foco', focused ?? '—'],
    ['último clic', clicked ?? '—'],
    ['clics', clicks],
  ];
}

/** The name of the control that an event happened on; `null` outside of any. */
function nameOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('button, a, input, select, textarea, [role], [tabindex]');
  return control
    ? (control.getAttribute('aria-label') ?? control.textContent?.trim()) || null
    : null;
}
