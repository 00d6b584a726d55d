import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Uses the markup of a server before its scripts are loaded, then loads them. Both are gone after the test.
 *
 * @param enter What a person does meanwhile.
 * @returns The form round the widget.
 */
export async function enterBeforeHydration(
  widget: ReactElement,
  enter: () => Promise<void>,
): Promise<HTMLFormElement> {
  const form = document.createElement('form');
  let root: Root | undefined;
  onTestFinished(() => {
    act(() => root?.unmount());
    form.remove();
  });
  form.innerHTML = renderToString(widget);
  document.body.append(form);
  await enter();
  await act(async () => {
    root = hydrateRoot(form, widget);
  });
  return form;
}
