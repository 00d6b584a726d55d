import { act } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Uses the markup of a server before its scripts are loaded, then loads them. Both are gone after the test.
 *
 * @param enter What a person does meanwhile.
 * @param look Called with the form by the first effects of the application, and by those of its first
 * change of state.
 * @param parent Where the form stands: the page, or a shadow root in it.
 * @param useFirstEffect The kind of these effects: `useEffect` or `useLayoutEffect`.
 * @returns The form round the widget.
 */
export async function enterBeforeHydration(
  widget: ReactElement,
  enter: () => Promise<void>,
  look?: (form: HTMLFormElement) => void,
  parent: ParentNode = document.body,
  useFirstEffect = useEffect,
): Promise<HTMLFormElement> {
  const form = document.createElement('form');
  const page = (
    <Application onEffect={() => look?.(form)} useFirstEffect={useFirstEffect}>
      {widget}
    </Application>
  );
  let root: Root | undefined;
  onTestFinished(() => {
    act(() => root?.unmount());
    form.remove();
  });
  form.innerHTML = renderToString(page);
  parent.append(form);
  await enter();
  await act(async () => {
    root = hydrateRoot(form, page);
  });
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
