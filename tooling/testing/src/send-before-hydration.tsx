import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';

/** What came of a form that was sent before the scripts came. */
export interface EarlySubmission {
  readonly form: HTMLFormElement;
  /** What the browser sent, as pairs of name and value; `null` where it refused the form. */
  readonly sent: readonly [name: string, value: string][] | null;
  /** What a React action was given, once the scripts came: at most one submission. */
  readonly given: readonly (readonly [name: string, value: string][])[];
  /** The reasons for which the browser refused it, each with the hint that stands in its bubble. */
  readonly reasons: readonly string[];
  /** Takes the page away; done after the test at the latest. */
  readonly leave: () => void;
}

/**
 * Uses the markup of a server in a form with a React action, presses its button before any script but the one
 * in the markup itself, which keeps the submission for the action, and loads the others then.
 *
 * @param use What a person does before.
 */
export async function sendBeforeHydration(
  widget: ReactElement,
  use: (form: HTMLFormElement) => Promise<void>,
): Promise<EarlySubmission> {
  const { userEvent } = await import('vitest/browser');
  const given: [string, string][][] = [];
  const page = (
    <form action={(data: FormData) => void given.push(pairsOf(data))}>
      {widget}
      <button type="submit">Enviar</button>
    </form>
  );
  const place = document.createElement('div');
  let root: Root | undefined;
  const leave = () => {
    act(() => root?.unmount());
    place.remove();
  };
  onTestFinished(leave);
  place.innerHTML = renderToString(page);
  const form = place.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !button) throw new Error('The page has no form.');
  document.body.append(place);
  for (const { textContent } of place.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.textContent = textContent;
    document.head.append(script);
    script.remove();
  }

  let sent: [string, string][] | null = null;
  const reasons: string[] = [];
  const onSubmit = () => {
    sent = pairsOf(new FormData(form));
  };
  const onInvalid = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    reasons.push([target.validationMessage, target.title].filter(Boolean).join(' '));
  };
  form.addEventListener('submit', onSubmit);
  form.addEventListener('invalid', onInvalid, true);
  await use(form);
  await userEvent.click(button);
  form.removeEventListener('submit', onSubmit);
  form.removeEventListener('invalid', onInvalid, true);

  await act(async () => {
    root = hydrateRoot(place, page);
  });
  // React hands over what it kept in a task of its own.
  if (sent !== null) await waitFor(() => expect(given, 'given to the action').toHaveLength(1));
  return { form, sent, given, reasons, leave };
}

function pairsOf(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, String(value)]);
}
