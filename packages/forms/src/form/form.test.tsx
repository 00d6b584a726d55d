import { expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormStatus } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../choice/toggle';
import { verifyNIT } from '../colombia/nit/nit';
import { NitInput } from '../colombia/nit-input/nit-input';
import { Field } from '../field/field';
import { PinInput } from '../pin-input/pin-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps } from './form.types';
import { FormErrors } from './form-errors';
import type { FormValues } from './form-names';
import { useFormState } from './use-form-state';

function State() {
  const { dirty, pending, submitted, failed, errors } = useFormState();
  const status = useFormStatus();
  return (
    <pre>
      {JSON.stringify({ dirty, pending, submitted, failed, errors: errors.size })}
      {status.pending && ' React espera'}
    </pre>
  );
}
function Person({ children, ...props }: FormProps<FormValues>) {
  return (
    <Form aria-label="persona" {...props}>
      <FormErrors />
      <Field label="Nombre">
        <TextInput name="nombre" required />
      </Field>
      <Field label="Correo">
        <TextInput name="correo" type="email" />
      </Field>
      <Field label="Código">
        <PinInput name="codigo" />
      </Field>
      {children}
      <State />
      <button type="submit" name="modo" value="ya">
        Enviar
      </button>
      <button type="reset">Restablecer</button>
    </Form>
  );
}
const input = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByText('Enviar'));
const state = () =>
  JSON.parse(/\{.*\}/.exec(document.querySelector('pre')?.textContent ?? '')?.[0] ?? '{}');
const summary = () => screen.queryByRole('region');
/** A promise that is settled from outside. */
function answerLater<Value>() {
  let settle: (value: Value) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

describe('Form sends what is valid (FRM-2)', () => {
  it('gives the values, the form and the button that sent it', async () => {
    const onSubmit = vi.fn();
    render(<Person onSubmit={onSubmit} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const [values, { form, submitter }] = onSubmit.mock.lastCall ?? [];
    expect(values).toEqual({ nombre: 'Ana', correo: '', codigo: null, modo: 'ya' });
    expect(form).toBe(screen.getByRole('form'));
    expect(submitter).toBe(screen.getByText('Enviar'));
  });

  it('says what the browser refuses in each field, and brings the focus to the first', async () => {
    const onSubmit = vi.fn();
    render(<Person onSubmit={onSubmit} />);
    await userEvent.type(input('Correo'), 'ana');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input('Nombre'));
    for (const name of ['Nombre', 'Correo']) {
      expect(input(name).getAttribute('aria-invalid')).toBe('true');
      const id = input(name).getAttribute('aria-errormessage') ?? '';
      const reason = name === 'Nombre' ? 'Requerido' : 'Escribe un correo como nombre@ejemplo.com';
      expect(document.getElementById(id)?.textContent).toBe(reason);
    }
    await expectNoAxeViolations();
  });

  it('is stopped by an error of the application', async () => {
    const onSubmit = vi.fn();
    render(
      <Form onSubmit={onSubmit}>
        <Field label="NIT" errors={verifyNIT('899999068-2')}>
          <NitInput name="nit" defaultValue="899999068-2" />
        </Field>
        <button type="submit">Enviar</button>
      </Form>,
    );
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input('NIT'));
    expect(screen.getByText('NIT inválido')).toBeTruthy();
  });

  it('asks nothing of a button that does not validate, nor of a form that does not', async () => {
    const onSubmit = vi.fn();
    const { rerender } = render(
      <Person onSubmit={onSubmit}>
        <button type="submit" formNoValidate>
          Borrador
        </button>
      </Person>,
    );
    await userEvent.click(screen.getByText('Borrador'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    rerender(<Person onSubmit={onSubmit} noValidate />);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('leaves a submission alone that a caller prevents, or that bubbles from another form', async () => {
    const onSubmit = vi.fn();
    render(<Person onSubmit={onSubmit} onSubmitCapture={(event) => event.preventDefault()} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(state().pending).toBe(false);
  });

  it('has the browser’s own messages in the markup of a server alone (FRM-1)', () => {
    render(<Person />);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.noValidate).toBe(true);
  });
});

describe('Form while it is being sent (FRM-2)', () => {
  it('is busy, React’s form status knows it, and a second submission is ignored', async () => {
    const { promise, settle } = answerLater<void>();
    const onSubmit = vi.fn(() => promise);
    render(<Person onSubmit={onSubmit} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await send();
    await userEvent.type(input('Nombre'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ dirty: true, pending: true });
    expect(screen.getByText(/React espera/)).toBeTruthy();
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
    await userEvent.type(input('Nombre'), ' María');
    expect(input('Nombre').value).toBe('Ana María');
    await act(async () => settle());
    await waitFor(() => expect(state().pending).toBe(false));
    expect(screen.getByRole('form').hasAttribute('aria-busy')).toBe(false);
    // What was entered meanwhile was not sent.
    expect(state()).toMatchObject({ dirty: true, submitted: false });
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(state().dirty).toBe(false));
  });

  it('keeps what is entered while an action is under way, and begins anew after the next', async () => {
    const { promise, settle } = answerLater<void>();
    const action = vi.fn((_: FormData) => promise);
    render(<Person action={action} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await userEvent.type(input('Nombre'), ' María');
    await act(async () => settle());
    await waitFor(() => expect(state()).toMatchObject({ dirty: true, pending: false }));
    expect(input('Nombre').value).toBe('Ana María');
    await send();
    await waitFor(() => expect(input('Nombre').value).toBe(''));
    expect(action.mock.lastCall?.[0].get('nombre')).toBe('Ana María');
    await waitFor(() => expect(state().dirty).toBe(false));
  });

  it('keeps everything and says so when the action throws, at once or later', async () => {
    const onError = vi.fn();
    const failing = vi.fn((): Promise<void> => {
      throw new Error('al instante');
    });
    const { rerender } = render(<Person action={failing} onError={onError} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await waitFor(() => expect(summary()?.textContent).toMatch('No se pudo enviar'));
    expect(onError.mock.lastCall).toEqual([new Error('al instante')]);
    expect(input('Nombre').value).toBe('Ana');
    expect(state()).toMatchObject({ dirty: true, pending: false, failed: true });
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    await expectNoAxeViolations();
    rerender(<Person action={() => Promise.reject(new Error('luego'))} onError={onError} />);
    await send();
    await waitFor(() => expect(onError.mock.lastCall).toEqual([new Error('luego')]));
    await waitFor(() => expect(state().pending).toBe(false));
    rerender(<Person action={() => Promise.resolve()} onError={onError} />);
    await send();
    await waitFor(() => expect(input('Nombre').value).toBe(''));
    expect(summary()).toBeNull();
  });

  it('begins anew when the handler resets it', async () => {
    render(<Person onSubmit={(_, { form }) => form.reset()} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await waitFor(() => expect(input('Nombre').value).toBe(''));
    const field = input('Nombre').closest('.gd-field');
    expect(field?.hasAttribute('data-invalid')).toBe(false);
    expect(field?.hasAttribute('data-touched')).toBe(false);
    await waitFor(() => expect(state()).toMatchObject({ dirty: false, submitted: false }));
  });

  it.each(['onSubmit', 'action'] as const)(
    'can be sent again after a reset while %s never answers',
    async (prop) => {
      const never = answerLater<void>();
      const handler = vi.fn((_: unknown): Promise<void> => never.promise);
      render(<Person {...{ [prop]: handler }} onError={() => {}} />);
      await userEvent.type(input('Nombre'), 'Ana');
      await send();
      await waitFor(() => expect(state().pending).toBe(true));
      await userEvent.click(screen.getByText('Restablecer'));
      await waitFor(() => expect(state()).toMatchObject({ pending: false, dirty: false }));
      expect(input('Nombre').value).toBe('');
      handler.mockImplementation(() => Promise.resolve());
      await userEvent.type(input('Nombre'), 'Luz');
      await send();
      await waitFor(() => expect(handler).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(state()).toMatchObject({ pending: false, dirty: false }));
      // The answer to the former one is no news for this one.
      await act(async () => never.fail(new Error('tarde')));
      expect(state()).toMatchObject({ failed: false, errors: 0 });
    },
  );

  it('says that it failed where it has no summary either', async () => {
    render(
      <Form onSubmit={() => Promise.reject(new Error('caída'))} onError={() => {}}>
        <button type="submit">Enviar</button>
      </Form>,
    );
    await send();
    expect(await screen.findByText(/No se pudo enviar/)).toBeTruthy();
  });
});

describe('what is known of a form (FRM-6)', () => {
  it('is dirty after an edit by a person, in its fields and in native controls, until it is reset', async () => {
    render(
      <Person>
        <Checkbox name="acepto">Acepto</Checkbox>
        <input aria-label="Suelto" name="suelto" />
      </Person>,
    );
    for (const edit of [
      () => userEvent.type(input('Nombre'), 'A'),
      () => userEvent.type(input(/Código/), '1'),
      () => userEvent.click(input('Acepto')),
      () => userEvent.type(input('Suelto'), 'A'),
    ]) {
      expect(state().dirty).toBe(false);
      await edit();
      await waitFor(() => expect(state().dirty).toBe(true));
      await userEvent.click(screen.getByText('Restablecer'));
      await waitFor(() => expect(state().dirty).toBe(false));
    }
  });

  it('has the browser ask before one leaves, only while something is unsent', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    render(<Person confirmLeave onSubmit={() => {}} />);
    expect(leave()).toBe(false);
    await userEvent.type(input('Nombre'), 'Ana');
    await waitFor(() => expect(leave()).toBe(true));
    await send();
    await waitFor(() => expect(leave()).toBe(false));
  });

  it('is nothing outside of a form', () => {
    render(<State />);
    expect(state()).toEqual({
      dirty: false,
      pending: false,
      submitted: false,
      failed: false,
      errors: 0,
    });
  });
});
