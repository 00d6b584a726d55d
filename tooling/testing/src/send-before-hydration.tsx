import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { serverPage } from './server-page';

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
  const hydrate = serverPage(place, page);
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
  await use(form);
  await userEvent.click(button);
  form.removeEventListener('submit', onSubmit);

  expect(await hydrate(), 'hydration').toEqual([]);
  // React hands over what it kept in a task of its own.
  if (sent !== null) await waitFor(() => expect(given, 'given to the action').toHaveLength(1));
  return { form, sent, given };
}

function pairsOf(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, String(value)]);
}
