import { render, screen } from '@testing-library/react';
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

function show(hijos?: readonly Child[]) {
  const onSubmit = vi.fn();
  render(
    <StrictMode>
      <Form
        onSubmit={onSubmit}
        {...(hijos && { defaultValues: { hijos } })}
        errors={{ 'hijos[1].nombre': 'Ya está afiliado' }}
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
    const form = show([ANA, LUIS]);
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
