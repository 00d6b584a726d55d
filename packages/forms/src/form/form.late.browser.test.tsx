import type { StandardSchemaV1 } from '@standard-schema/spec';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps } from './form.types';
import type { FormValues } from './form-names';
import { useFormState } from './use-form-state';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const form = () => screen.getByRole<HTMLFormElement>('form');
const isBusy = () => form().hasAttribute('aria-busy');

/** A schema that answers when a test says so; `null` finds nothing. */
function lateSchema() {
  const answers: ((issues: StandardSchemaV1.Issue[] | null) => void)[] = [];
  const schema: StandardSchemaV1<unknown, FormValues> = {
    '~standard': {
      version: 1,
      vendor: 'prueba',
      validate: (value) =>
        new Promise((resolve) =>
          answers.push((issues) => resolve(issues ? { issues } : { value: value as FormValues })),
        ),
    },
  };
  const answer = (at: number, issues: StandardSchemaV1.Issue[] | null = null) =>
    act(async () => answers[at]?.(issues));
  return { schema, answer, asked: () => answers.length };
}

function Letter(
  props: Omit<FormProps<FormValues>, 'schema'> & Required<Pick<FormProps, 'schema'>>,
) {
  return (
    <Form {...props} aria-label="F">
      <Field label="Nombre" name="nombre">
        <TextInput />
      </Field>
      <Send />
      <button type="reset">Volver</button>
    </Form>
  );
}

function Send() {
  const { pending } = useFormState();
  return pending ? <p>Enviando…</p> : <button type="submit">Enviar</button>;
}

/** Counts what the browser would send, and keeps it from leaving the page. */
function sentByBrowser() {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const onSubmit = (event: Event) => !event.defaultPrevented && sent(event);
  window.addEventListener('submit', onSubmit);
  return { sent, end: () => window.removeEventListener('submit', onSubmit) };
}

describe('a schema that answers late (FRM-2, FRM-3.1)', () => {
  it('judges one of several quick submissions, and what it judged is sent', async () => {
    const onSubmit = vi.fn();
    const { schema, answer, asked } = lateSchema();
    render(<Letter schema={schema} onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
    act(() => {
      form().requestSubmit();
      form().requestSubmit();
    });
    await userEvent.type(screen.getByLabelText('Nombre'), ' María');
    await answer(0);
    await expect.poll(isBusy).toBe(false);
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ nombre: 'Ana' }]);
    expect(asked()).toBe(1);
    await press('Enviar');
    await answer(1);
    await expect.poll(isBusy).toBe(false);
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ nombre: 'Ana María' });
  });

  it('says nothing of a submission that a reset has let go of', async () => {
    const onSubmit = vi.fn();
    const { schema, answer } = lateSchema();
    render(<Letter schema={schema} onSubmit={onSubmit} />);
    await press('Enviar');
    await press('Volver');
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
    await press('Enviar');
    await answer(0, [{ message: 'Muy corto', path: ['nombre'] }]);
    expect(screen.queryByText('Muy corto')).toBeNull();
    await answer(1);
    await expect.poll(isBusy).toBe(false);
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ nombre: 'Ana' }]);
  });

  it('has the browser send the form, though its button is gone meanwhile', async () => {
    const { schema, answer } = lateSchema();
    const { sent, end } = sentByBrowser();
    render(<Letter schema={schema} action="/guardar" />);
    await press('Enviar');
    await expect.poll(() => screen.queryByText('Enviando…')).not.toBeNull();
    await answer(0);
    await expect.poll(() => sent.mock.calls.length).toBe(1);
    end();
  });

  it('judges the next submission too where a page has stopped the first one at last', async () => {
    const { schema, answer, asked } = lateSchema();
    const { sent, end } = sentByBrowser();
    render(<Letter schema={schema} action="/guardar" />);
    await press('Enviar');
    const stop = (event: Event) => event.preventDefault();
    form().addEventListener('submit', stop, { capture: true });
    await answer(0);
    await expect.poll(isBusy).toBe(false);
    form().removeEventListener('submit', stop, { capture: true });
    await press('Enviar');
    expect(asked()).toBe(2);
    expect(sent).not.toHaveBeenCalled();
    await answer(1);
    await expect.poll(() => sent.mock.calls.length).toBe(1);
    end();
  });
});

it('a form that is gone and never answers holds no other one back (FRM-2.4)', async () => {
  const onSubmit = vi.fn();
  const view = (isGone: boolean) => (
    <>
      {!isGone && (
        <Form key="una" onSubmit={() => new Promise<void>(() => {})}>
          <button type="submit">Guardar</button>
        </Form>
      )}
      <Form key="otra" aria-label="F" onSubmit={onSubmit}>
        <button type="submit">Enviar</button>
      </Form>
    </>
  );
  const { rerender } = render(view(false));
  await press('Guardar');
  rerender(view(true));
  for (const times of [1, 2]) {
    await press('Enviar');
    expect(onSubmit).toHaveBeenCalledTimes(times);
    await expect.poll(isBusy).toBe(false);
  }
});
