import { type ReactElement, useEffect, useState } from 'react';
import { expect } from 'vitest';
import { serverPage } from './server-page';

/**
 * Uses the markup of a server before its scripts are loaded, then loads them. Both are gone after the test.
 *
 * @param enter What a person does meanwhile.
 * @param look Called with the form by the first effects of the application, and by those of its first
 * change of state.
 * @param useFirstEffect The kind of these effects: `useEffect` or `useLayoutEffect`.
 * @returns The form round the widget.
 */
export async function enterBeforeHydration(
  widget: ReactElement,
  enter: () => Promise<void>,
  look?: (form: HTMLFormElement) => void,
  useFirstEffect = useEffect,
): Promise<HTMLFormElement> {
  const form = document.createElement('form');
  const page = (
    <Application onEffect={() => look?.(form)} useFirstEffect={useFirstEffect}>
      {widget}
    </Application>
  );
  const hydrate = serverPage(form, page);
  await enter();
  expect(await hydrate(), 'hydration').toEqual([]);
  return form;
}

interface ApplicationProps {
  children: ReactElement;
  onEffect: () => void;
  useFirstEffect: typeof useEffect;
}

function Application({ children, onEffect, useFirstEffect }: ApplicationProps) {
  const [hydrated, setHydrated] = useState(false);
  useFirstEffect(() => {
    onEffect();
    setHydrated(true);
  }, [hydrated]);
  return children;
}
