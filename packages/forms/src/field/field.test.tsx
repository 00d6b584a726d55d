// Long: what a field promises to its control, over one set-up.
import { expectNoAxeViolations } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { useFieldControl } from '@guadua/utils/internal';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionState, useEffect, useLayoutEffect, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { NativeSelect } from '../choice/native-select';
import { NitInput } from '../colombia/nit-input/nit-input';
import { formsLabelsEnUS } from '../labels/en-us';
import { formsLabels } from '../labels/forms-labels';
import { MaskedInput } from '../masked-input/masked-input';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';
import { TextInput } from '../text-input/text-input';
import { textRules } from '../text-input/text-rules';
import { Field } from './field';
import type { FieldProps } from './field.types';
import { FieldErrors } from './field-errors';

function Form(props: Partial<FieldProps>) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Nombre" {...props}>
        <TextInput required={props.required} />
      </Field>
      <button type="submit">Enviar</button>
      <button type="reset">Restablecer</button>
    </form>
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>(/Nombre/);
const field = () => input().closest('.gd-field');

describe('Field (FLD-1)', () => {
  it('ties label, description and control by id', async () => {
    render(<Form description="Como en la cédula" />);
    expect(input()).toHaveProperty('id', input().labels?.[0]?.htmlFor);
    const description = screen.getByText('Como en la cédula');
    expect(input().getAttribute('aria-describedby')).toBe(description.id);
    await expectNoAxeViolations();
  });

  it('gives each of its controls an id of its own, the label pointing at the first (FLD-1)', async () => {
    const form = (first: boolean) => (
      <Field label="Documento">
        {first && <NativeSelect aria-label="Tipo" options={[{ value: 'CC', label: 'Cédula' }]} />}
        <TextInput />
        <NumberInput aria-label="Dígito" />
      </Field>
    );
    const { rerender } = render(form(true));
    const ids = () => Array.from(document.querySelectorAll('select, input'), ({ id }) => id);
    expect(new Set(ids()).size).toBe(3);
    expect(screen.getByText('Documento').closest('label')?.htmlFor).toBe(ids()[0]);
    // A control without a name of its own has the field's.
    expect(screen.getByRole('textbox', { name: 'Documento' })).toBeTruthy();
    await expectNoAxeViolations();
    rerender(form(false));
    expect(screen.getByText('Documento').closest('label')?.htmlFor).toBe(ids()[0]);
  });

  it('names a control that has an id of its own (FLD-1)', async () => {
    render(
      <Field label="Nombre">
        <TextInput id="mio" />
      </Field>,
    );
    expect(input().id).toBe('mio');
    await userEvent.click(screen.getByText('Nombre'));
    expect(document.activeElement).toBe(input());
  });

  it.each([
    ['a number', <NumberInput key="a" />],
    ['a mask', <MaskedInput key="b" mask="cpf" />],
    ['a NIT', <NitInput key="c" />],
    ['a PIN', <PinInput key="d" />],
    ['a filter', <TextInput key="e" rules={textRules({ filter: /x/ })} />],
  ])(
    'says that a pasted text can’t be used, until the next edit: %s (TXC-8)',
    async (_, control) => {
      render(<Field label="Nombre">{control}</Field>);
      await userEvent.click(document.querySelector('input') as HTMLInputElement);
      await userEvent.paste('x'.repeat(2000));
      expect(input().value).toBe('');
      const said = () => screen.getByRole('status').textContent;
      expect(said()).toBe('Ese texto no se puede usar aquí: el campo quedó como estaba');
      // Who goes on has not heard it yet.
      await userEvent.tab();
      await userEvent.click(input());
      expect(said()).toBe('Ese texto no se puede usar aquí: el campo quedó como estaba');
      await userEvent.keyboard('1');
      expect(said()).toBe('');
    },
  );

  it('says that a pasted text can’t be used until its form is reset (TXC-8)', async () => {
    render(
      <form>
        <Field label="Nombre">
          <NumberInput />
        </Field>
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.click(input());
    await userEvent.paste('nada');
    expect(screen.getByRole('status').textContent).not.toBe('');
    await userEvent.click(screen.getByText('Restablecer'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows errors once the control is touched, and points at them', async () => {
    render(<Form errors={{ required: true }} description="Ayuda" />);
    expect(screen.queryByText('Requerido')).toBeNull();
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(input());
    await userEvent.tab();
    const errors = screen.getByText('Requerido').parentElement;
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().getAttribute('aria-errormessage')).toBe(errors?.id);
    expect(input().getAttribute('aria-describedby')?.split(' ')).toContain(errors?.id);
    await expectNoAxeViolations();
  });

  it('shows errors after a submit, and hides them after a reset', async () => {
    render(<Form errors={{ required: true }} />);
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getByText('Requerido')).toBeTruthy();
    await userEvent.click(screen.getByText('Restablecer'));
    await waitFor(() => expect(screen.queryByText('Requerido')).toBeNull());
  });

  it('hides them after a reset by script too, once something was edited since the submit', async () => {
    render(<Form errors={{ required: true }} />);
    await userEvent.click(screen.getByText('Enviar'));
    await userEvent.type(input(), 'Ana');
    expect(screen.getByText('Requerido')).toBeTruthy();
    act(() => input().form?.reset());
    await waitFor(() => expect(screen.queryByText('Requerido')).toBeNull());
  });

  it('counts a submit that native validation refuses', async () => {
    render(<Form required errors={{ required: true }} />);
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getByText('Requerido')).toBeTruthy();
  });

  it.each([
    ['always', true, true],
    ['submitted', false, false],
    ['dirty', false, false],
    ['touched', false, true],
    [() => true, true, true],
  ] as const)('when=%s', async (when, atFirst, afterTouch) => {
    render(<Form when={when} errors={{ required: true }} />);
    expect(screen.queryByText('Requerido') !== null).toBe(atFirst);
    await userEvent.click(input());
    await userEvent.tab();
    expect(screen.queryByText('Requerido') !== null).toBe(afterTouch);
  });

  it('shows its control’s state as data attributes', async () => {
    const has = (name: string) => field()?.hasAttribute(`data-${name}`);
    const { rerender } = render(<Form />);
    expect(['valid', 'filled', 'dirty', 'touched', 'focused'].map(has)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    await userEvent.type(input(), 'a');
    expect(['filled', 'dirty', 'touched', 'focused'].map(has)).toEqual([true, true, false, true]);
    await userEvent.tab();
    expect(['touched', 'focused'].map(has)).toEqual([true, false]);
    rerender(<Form errors={{ required: true }} pending disabled />);
    expect(['valid', 'invalid', 'pending', 'disabled'].map(has)).toEqual([false, true, true, true]);
    expect(screen.getByText('Comprobando…')).toBeTruthy();
    expect(input()).toHaveProperty('disabled', true);
  });

  it('leaves the place of the errors to a FieldErrors inside it', async () => {
    render(
      <Field label="Nombre" errors={{ required: true }} when="always">
        <FieldErrors messages={{ required: 'Falta' }} />
        <TextInput />
      </Field>,
    );
    expect(screen.getAllByText(/Falta|Requerido/).map((element) => element.textContent)).toEqual([
      'Falta',
    ]);
    expect(input().getAttribute('aria-errormessage')).toBe(
      screen.getByText('Falta').parentElement?.id,
    );
  });

  it('takes texts of its own, its errors too (CMP-5)', () => {
    render(
      <Field
        label="Correo"
        labels={{ pending: 'Un momento…', errors: { required: 'Sin correo no hay cuenta' } }}
        errors={{ required: true }}
        when="always"
        pending
      >
        <TextInput />
      </Field>,
    );
    expect(screen.getByText('Un momento…')).toBeTruthy();
    expect(screen.getByText('Sin correo no hay cuenta')).toBeTruthy();
  });

  it('uses the language of its provider', () => {
    const { rerender } = render(
      <GuaduaProvider labels={[formsLabelsEnUS]}>
        <Form errors={{ required: true }} when="always" />
      </GuaduaProvider>,
    );
    expect(screen.getByText('Required')).toBeTruthy();
    rerender(
      <GuaduaProvider labels={[formsLabels({ errors: { required: 'Llénalo' } })]}>
        <Form errors={{ required: true, match: true }} when="always" />
      </GuaduaProvider>,
    );
    expect(screen.getByText('Llénalo')).toBeTruthy();
    expect(screen.getByText('No coincide')).toBeTruthy();
  });
});

/** A control that says itself why the form has to wait. */
function SlowControl({ busy }: { busy: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { id, report } = useFieldControl({});
  useLayoutEffect(() => input.current?.setCustomValidity(busy), [busy]);
  useEffect(() => report({ pending: busy !== '' }), [report, busy]);
  return <input ref={input} id={id} />;
}

function SlowForm({ busy }: { busy: string }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Nombre">
        <SlowControl busy={busy} />
      </Field>
      <button type="submit">Enviar</button>
    </form>
  );
}

describe('a control that prepares its value (FLD-1)', () => {
  it('makes the field pending, and what it said meanwhile goes when it is ready', async () => {
    const { rerender } = render(<SlowForm busy="Procesando..." />);
    expect(field()?.hasAttribute('data-pending')).toBe(true);
    expect(field()?.hasAttribute('data-valid')).toBe(false);
    expect(field()?.getAttribute('aria-busy')).toBe('true');
    // It says itself what it does; "Comprobando…" is the application's.
    expect(screen.queryByText('Comprobando…')).toBeNull();
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getByText('Procesando...')).toBeTruthy();
    rerender(<SlowForm busy="" />);
    await waitFor(() => expect(screen.queryByText('Procesando...')).toBeNull());
    expect(field()?.hasAttribute('data-pending')).toBe(false);
    expect(field()?.hasAttribute('data-valid')).toBe(true);
  });
});

function ActionForm() {
  const [errors, act] = useActionState(
    async () => ({ servidor: 'Ese nombre ya está tomado' }),
    null,
  );
  return (
    <form action={act}>
      <Field label="Nombre" errors={errors}>
        <TextInput name="nombre" />
      </Field>
      <button type="submit">Enviar</button>
      <button type="reset">Restablecer</button>
    </form>
  );
}

describe('errors of the browser and of a server', () => {
  it('shows the errors of every field when native validation stops at another (FLD-2)', async () => {
    render(
      <form>
        <Field label="Primero" required errors={{ required: true }}>
          <TextInput />
        </Field>
        <Field label="Segundo" errors={{ match: true }}>
          <TextInput />
        </Field>
        <button type="submit">Enviar</button>
      </form>,
    );
    await userEvent.click(screen.getByText('Enviar'));
    expect(screen.getByText('No coincide')).toBeTruthy();
  });

  it('shows the browser’s reason where the application gives none, until it is mended (FLD-5)', async () => {
    render(<Form required />);
    await userEvent.click(screen.getByText('Enviar'));
    const reason = 'Requerido';
    expect(screen.getByText(reason)).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(input(), 'Ana');
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('shows what a React action answers, though React resets the form after it (FLD-4)', async () => {
    render(<ActionForm />);
    await userEvent.type(input(), 'Ana');
    await userEvent.click(screen.getByText('Enviar'));
    expect(await screen.findByText('Ese nombre ya está tomado')).toBeTruthy();
    await userEvent.click(screen.getByText('Restablecer'));
    await waitFor(() => expect(screen.queryByText('Ese nombre ya está tomado')).toBeNull());
  });

  it.each([
    [{ too_small: 'Muy corto' }, 'Muy corto'],
    [{ required: 'Escribe tu nombre' }, 'Escribe tu nombre'],
    [{ '': 'Del servidor' }, 'Del servidor'],
    [{ maxFileSize: { limit: 3 } }, 'No es válido'],
    [{ api: { message: 'Tope', code: 7 } }, 'Tope'],
    [{ required: 'required' }, 'Requerido'],
    [{ lowerThan: { limit: 4_500_000 } }, 'Debe ser menor que 4.500.000'],
    [{ greaterThan: { limit: 0.5 } }, 'Debe ser mayor que 0,5'],
  ])('has a message for %j (FLD-2)', (errors, message) => {
    render(<Form errors={errors} when="always" />);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('shows a text as text', () => {
    render(<FieldErrors errors={{ a: true }} messages={{ a: '<b>no</b>' }} />);
    expect(screen.getByText('<b>no</b>')).toBeTruthy();
  });
});
