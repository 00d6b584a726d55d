import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../field/field';
import { Fieldset } from '../fieldset/fieldset';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';
import { useFormRows } from './use-form-rows';
import { useFormState } from './use-form-state';

interface Child {
  nombre: string;
  edad: number;
}

function Children() {
  const children = useFormRows<Child>('hijos');
  const { dirty } = useFormState();
  return (
    <>
      {children.rows.map((row) => (
        <Fieldset key={row.id} legend={`Hijo ${row.index + 1}`}>
          <Field label={`Nombre ${row.index + 1}`}>
            <TextInput {...row.field('nombre')} />
          </Field>
          <Field label={`Edad ${row.index + 1}`}>
            <NumberInput {...row.field('edad')} />
          </Field>
          <button type="button" onClick={() => children.move(row.id, row.index - 1)}>
            Subir {row.index + 1}
          </button>
          <button type="button" onClick={() => children.remove(row.id)}>
            Quitar {row.index + 1}
          </button>
        </Fieldset>
      ))}
      <button type="button" ref={children.addRef} onClick={() => children.add({ edad: 1 })}>
        Agregar
      </button>
      {children.announcer}
      <output data-testid="estado">{dirty ? 'sucio' : 'limpio'}</output>
    </>
  );
}

const ANA = { nombre: 'Ana', edad: 9 };
const LUIS = { nombre: 'Luis', edad: 4 };

function show(hijos?: readonly Child[], errors?: Record<string, string>) {
  const onSubmit = vi.fn();
  render(
    <StrictMode>
      <Form
        onSubmit={onSubmit}
        {...(hijos && { defaultValues: { hijos } })}
        {...(errors && { errors })}
      >
        <FormErrors />
        <Children />
        <button type="submit">Enviar</button>
        <button type="reset">Volver</button>
      </Form>
    </StrictMode>,
  );
  const press = (name: string) => userEvent.click(screen.getByText(name));
  return {
    press,
    async sent() {
      await press('Enviar');
      return onSubmit.mock.lastCall?.[0];
    },
    state: (expected: string) =>
      vi.waitFor(() => expect(screen.getByTestId('estado').textContent).toBe(expected)),
  };
}
const focused = () => document.activeElement;
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('useFormRows (FRM-7)', () => {
  it('is an empty list without rows, with or without defaults', async () => {
    const form = show();
    expect(await form.sent()).toEqual({ hijos: [] });
    await form.state('limpio');
  });

  it('takes a row away: its neighbour keeps what it has and gets the focus, and that is a change', async () => {
    const form = show([ANA, LUIS]);
    await form.press('Quitar 1');
    expect(screen.getByLabelText<HTMLInputElement>('Nombre 1').value).toBe('Luis');
    expect(focused()).toBe(screen.getByLabelText('Nombre 1'));
    expect(said()).toContain('Se quitó la fila 1; queda 1');
    await form.state('sucio');
    expect(await form.sent()).toEqual({ hijos: [LUIS] });
    await form.press('Quitar 1');
    expect(focused()).toBe(screen.getByText('Agregar'));
    expect(await form.sent()).toEqual({ hijos: [] });
  });

  it('adds a row with its own values, not with those of a row that had its place', async () => {
    const form = show([ANA, LUIS]);
    await form.press('Quitar 2');
    await form.press('Agregar');
    expect(focused()).toBe(screen.getByLabelText('Nombre 2'));
    expect(said()).toContain('Se agregó la fila 2');
    await userEvent.keyboard('Eva');
    expect(await form.sent()).toEqual({ hijos: [ANA, { nombre: 'Eva', edad: 1 }] });
  });

  it('moves a row with its values and its errors, and keeps the focus', async () => {
    const form = show([ANA, LUIS], { 'hijos[1].nombre': 'Ya está afiliado' });
    await screen.findByText('Ya está afiliado');
    await form.press('Subir 2');
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Nombre 1').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(focused()).toBe(screen.getByText('Subir 1'));
    expect(said()).toContain('Fila 1 de 2');
    await form.state('sucio');
    expect(await form.sent()).toEqual({ hijos: [LUIS, ANA] });
  });

  it('brings back the rows of the form at a reset', async () => {
    const form = show([ANA, LUIS]);
    await form.press('Quitar 1');
    await form.press('Agregar');
    await userEvent.type(screen.getByLabelText('Nombre 1'), 'x');
    await form.press('Volver');
    await form.state('limpio');
    expect(await form.sent()).toEqual({ hijos: [ANA, LUIS] });
  });
});

interface Pet {
  nombre: string;
}

function Pets({ list, child }: { list: string; child: number }) {
  return useFormRows<Pet>(list).rows.map((pet) => (
    <TextInput key={pet.id} {...pet.field('nombre')} aria-label={`Mascota ${child}.${pet.index}`} />
  ));
}

function Household() {
  const children = useFormRows<{ nombre: string; mascotas: readonly Pet[] }>('hijos');
  return (
    <>
      {children.rows.map(({ id, index, field }) => (
        <div key={id}>
          <Field label={`Nombre ${index}`}>
            <TextInput {...field('nombre')} />
          </Field>
          <Pets list={`hijos[${index}].mascotas`} child={index} />
          <button type="button" onClick={() => children.move(id, 0)}>{`Subir ${index}`}</button>
          <button type="button" onClick={() => children.remove(id)}>{`Quitar ${index}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => children.add({ mascotas: [{ nombre: 'Pez' }] })}>
        Agregar
      </button>
    </>
  );
}

const PEDRO = { nombre: 'Pedro', mascotas: [{ nombre: 'Fido' }] };
const SARA = { nombre: 'Sara', mascotas: [{ nombre: 'Michi' }, { nombre: 'Lola' }] };

function household(hijos: readonly unknown[]) {
  const onSubmit = vi.fn();
  const view = (defaults: readonly unknown[]) => (
    <StrictMode>
      <Form onSubmit={onSubmit} defaultValues={{ hijos: defaults }} aria-label="F">
        <Household />
        <button type="submit">Enviar</button>
        <button type="reset">Volver</button>
      </Form>
    </StrictMode>
  );
  const { rerender } = render(view(hijos));
  return {
    onSubmit,
    again: (defaults: readonly unknown[]) => rerender(view(defaults)),
    async sent(...presses: readonly string[]) {
      for (const name of [...presses, 'Enviar']) await userEvent.click(screen.getByText(name));
      return onSubmit.mock.lastCall?.[0].hijos;
    },
  };
}

describe('a list in the rows of another (FRM-7.3)', () => {
  it('goes with its row, and begins with what its row was added with', async () => {
    const form = household([PEDRO, SARA]);
    expect(await form.sent('Subir 1')).toEqual([SARA, PEDRO]);
    const added = { nombre: '', mascotas: [{ nombre: 'Pez' }] };
    expect(await form.sent('Quitar 0', 'Agregar')).toEqual([PEDRO, added]);
    expect(await form.sent('Quitar 1', 'Quitar 0', 'Agregar')).toEqual([added]);
  });

  it('comes back in its own row at a reset, with the defaults of then', async () => {
    const form = household([PEDRO, SARA]);
    expect(await form.sent('Subir 1', 'Volver')).toEqual([PEDRO, SARA]);
    form.again([SARA]);
    expect(await form.sent('Volver')).toEqual([SARA]);
  });
});

describe('the answer to rows that changed meanwhile (FRM-4)', () => {
  it.each([
    { change: 'Subir 1', invalid: ['Pedro'] },
    { change: 'Quitar 0', invalid: [] },
  ])('is about the row that was sent: $change', async ({ change, invalid }) => {
    let answer: (errors: object) => void = () => {};
    const form = household([PEDRO, SARA]);
    form.onSubmit.mockReturnValue(
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
    );
    await form.sent();
    await userEvent.click(screen.getByText(change));
    await act(async () => answer({ 'hijos[0].nombre': 'Ya está afiliado' }));
    await vi.waitFor(() => expect(screen.getByRole('form').ariaBusy).toBeNull());
    const refused = screen
      .getAllByLabelText<HTMLInputElement>(/Nombre/)
      .filter((input) => input.ariaInvalid);
    expect(refused.map(({ value }) => value)).toEqual(invalid);
  });
});
