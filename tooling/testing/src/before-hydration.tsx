import { act, render, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { IN_BROWSER } from './widget/person';

/** What code asks for to find out whether it runs in a browser. */
const DOM_NAMES = [
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia'],
  ...['Node', 'Element', 'HTMLElement'],
];

/**
 * Fills an element with the markup of a server, and puts it on the page until the test ends. It is rendered without
 * DOM globals; in a real browser they can't be taken away, and the `.ssr` tests stand for it.
 *
 * @returns Loads the scripts of the page; any complaint of React fails the test.
 */
export function serverPage(container: HTMLElement, page: ReactElement): () => Promise<void> {
  for (const name of IN_BROWSER ? [] : DOM_NAMES) vi.stubGlobal(name, undefined);
  let markup = '';
  try {
    markup = renderToString(page);
  } finally {
    vi.unstubAllGlobals();
  }
  container.innerHTML = markup;
  document.body.append(container);
  onTestFinished(() => container.remove());
  return async () => {
    const complaints: string[] = [];
    const onRecoverableError = (error: unknown) => complaints.push(String(error));
    await act(async () => {
      render(page, { container, hydrate: true, onRecoverableError });
    });
    expect(complaints, 'hydration').toEqual([]);
  };
}

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
  function Application() {
    const [hydrated, setHydrated] = useState(false);
    useFirstEffect(() => {
      look?.(form);
      setHydrated(true);
    }, [hydrated]);
    return widget;
  }
  const hydrate = serverPage(form, <Application />);
  await enter();
  await hydrate();
  return form;
}

/** What came of a form that was sent before the scripts came. */
interface EarlySubmission {
  readonly form: HTMLFormElement;
  /** What the browser sent, as pairs of name and value; `null` where it refused the form. */
  readonly sent: readonly [name: string, value: string][] | null;
  /** What a React action was given, once the scripts came: at most one submission. */
  readonly given: readonly (readonly [name: string, value: string][])[];
}

/**
 * Uses the markup of a server in a form with a React action, presses its button before any script but the one
 * in the markup itself, which keeps the submission for the action, and loads the others then.
 *
 * @param use What a person does before.
 */
export async function sendBeforeHydration(
  widget: ReactElement,
  use: () => Promise<void>,
): Promise<EarlySubmission> {
  const { userEvent } = await import('vitest/browser');
  const given: [string, string][][] = [];
  const place = document.createElement('div');
  const hydrate = serverPage(
    place,
    <form action={(data: FormData) => void given.push(pairsOf(data))}>
      {widget}
      <button type="submit">Enviar</button>
    </form>,
  );
  const form = place.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !button) throw new Error('The page has no form.');
  for (const { textContent } of place.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.textContent = textContent;
    document.head.append(script);
    script.remove();
  }

  let sent: [string, string][] | null = null;
  const onSubmit = () => {
    sent = pairsOf(new FormData(form));
  };
  form.addEventListener('submit', onSubmit);
  await use();
  await userEvent.click(button);
  form.removeEventListener('submit', onSubmit);

  await hydrate();
  // React hands over what it kept in a task of its own.
  if (sent !== null) await waitFor(() => expect(given, 'given to the action').toHaveLength(1));
  return { form, sent, given };
}

function pairsOf(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, String(value)]);
}
