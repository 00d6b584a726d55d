import { expectConsole } from '@guadua/testing';
import { useControlValue } from '@guadua/utils/internal';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { Checkbox } from '../choice/toggle';
import { Field } from '../field/field';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps } from './form.types';
import { FormErrors } from './form-errors';

type Schema = NonNullable<FormProps['schema']>;
const schemaOf = (validate: Schema['~standard']['validate']): Schema => ({
  '~standard': { version: 1, vendor: 'prueba', validate },
});

const NOBODY = schemaOf((value) => ({ value: value as Record<string, unknown> }));

/** A form with a name and what a test adds; `send` answers with what was handed over. */
function show(children: ReactNode, props: Partial<FormProps> & { schema?: Schema } = {}) {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit} aria-label="F" {...{ schema: NOBODY, ...props }}>
      <FormErrors />
      <Field label="Nombre" name="nombre">
        <TextInput />
      </Field>
      {children}
      <button type="submit">Enviar</button>
      <button type="reset">Volver</button>
    </Form>,
  );
  return {
    onSubmit,
    async send() {
      await userEvent.click(screen.getByText('Enviar'));
      return onSubmit.mock.lastCall?.[0];
    },
  };
}

/** A control whose value is an object of the application, as that of a Select of remote options. */
function Whole({ name, disabled }: { name: string; disabled?: boolean }) {
  const element = useRef<HTMLInputElement>(null);
  useControlValue<object | null, object | null>({
    name,
    element,
    value: undefined,
    read: (given) => given ?? null,
  });
  return <input ref={element} disabled={disabled} aria-label={name} />;
}

const summary = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(() => vi.useRealTimers());

describe('names that hold two things (FRM-3)', () => {
  it('make a list of controls of different kinds, and the name is said', async () => {
    const form = show(
      <>
        <Checkbox name="pago">Pagó</Checkbox>
        <NumberInput name="pago" aria-label="Pago" defaultValue={5} />
      </>,
    );
    expect(await form.send()).toEqual({ nombre: '', pago: [false, 5] });
    expectConsole('warn', 'several controls named pago, one with a boolean and one with a number');
  });

  it('leave an element of the application in `formData`, and the name is said', async () => {
    const form = show(<input type="hidden" name="nombre" value="oculto" />);
    expect(await form.send()).toEqual({ nombre: '' });
    expect(form.onSubmit.mock.lastCall?.[1].formData.getAll('nombre')).toContain('oculto');
    expectConsole('warn', 'an element of yours named nombre beside a control of that name');
  });

  it('keep the parts where one is the group of another, and the name is said', async () => {
    const form = show(
      <>
        <TextInput name="sede" aria-label="Sede" defaultValue="Cali" />
        <TextInput name="sede.calle" aria-label="Calle" defaultValue="5" />
      </>,
    );
    expect(await form.send()).toEqual({ nombre: '', sede: { calle: '5' } });
    expectConsole('warn', 'a field named sede beside one that is a part of it');
  });
});

describe('a schema that does not work (FRM-2)', () => {
  it('sends nothing when it throws at once, says so and keeps everything', async () => {
    const onError = vi.fn();
    const schema = schemaOf(() => {
      throw new Error('rota');
    });
    const form = show(null, { schema, onError });
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
    await form.send();
    expect(await screen.findByText(/No se pudo enviar/)).toBeTruthy();
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('rota'));
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana');
  });

  it('stands in the summary by its name where no field is called so', async () => {
    const schema = schemaOf(() => ({
      issues: [
        { message: '', path: ['ciudad'] },
        { message: 'Falta la sede', path: ['sede'] },
      ],
    }));
    const form = show(null, { schema });
    await form.send();
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(summary()).toEqual(['ciudad: No es válido', 'Falta la sede']);
    expectConsole(
      'warn',
      'a `schema` that refuses ciudad, and no field is called so',
      'a `schema` that refuses sede, and no field is called so',
    );
  });
});

describe('what never answers (FRM-2)', () => {
  const never = () => new Promise<never>(() => {});

  it.each([
    { what: 'schema', props: { schema: schemaOf(never) } },
    { what: 'onSubmit', props: { onSubmit: never } },
    { what: 'action', props: { onSubmit: undefined, action: never } },
  ])('is named after 30 seconds: $what', async ({ what, props }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    show(null, props);
    act(() => screen.getByText('Enviar').click());
    await act(async () => vi.advanceTimersByTime(30_000));
    expectConsole('warn', `has waited for the answer of \`${what}\` for 30 seconds`);
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
    await act(async () => screen.getByText('Volver').click());
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBeNull();
  });

  it('is no news once the form was reset, or answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    show(null, { onSubmit: never });
    act(() => screen.getByText('Enviar').click());
    await act(async () => screen.getByText('Volver').click());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a default of the wrong type (FRM-3)', () => {
  it('counts as none, and the name of the field is said', async () => {
    const form = show(
      <>
        <NumberInput name="salario" aria-label="Salario" />
        <CheckboxGroup name="temas" aria-label="Temas" options={[{ value: 'a', label: 'A' }]} />
        <Checkbox name="acepto">Acepto</Checkbox>
      </>,
      { defaultValues: { salario: { valor: 5 }, temas: [{ id: 1 }], acepto: 'sí' } },
    );
    expect(await form.send()).toEqual({ nombre: '', salario: null, temas: [], acepto: false });
    // What a control says by itself is said once, here or in another test.
    const said = vi.mocked(console.warn).mock.calls.flat().join();
    vi.mocked(console.warn).mockClear();
    for (const name of ['salario', 'temas', 'acepto']) {
      expect(said).toContain(`the control named ${name} can't read`);
    }
  });
});

describe('a default with lists in it (FRM-3)', () => {
  it('leaves the value of its control whole, and hands over nothing of one that is disabled', async () => {
    const route = { id: 1, paradas: [{ id: 2 }], avisos: [] };
    const form = show(
      <>
        <Whole name="ruta" />
        <Whole name="fija" disabled />
      </>,
      { defaultValues: { ruta: route, fija: route } },
    );
    expect(await form.send()).toEqual({ nombre: '', ruta: route });
  });
});
