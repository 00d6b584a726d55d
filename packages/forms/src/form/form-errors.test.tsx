import { GuaduaProvider } from '@guadua/utils';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionState, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NativeSelect } from '../choice/native-select';
import { Field } from '../field/field';
import { formsLabelsEnUS } from '../labels/en-us';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps, ServerErrors } from './form.types';
import { FormErrors } from './form-errors';
import type { FormValues } from './form-names';

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
      <button type="submit" name="modo" value="ya">
        Enviar
      </button>
      <button type="reset">Restablecer</button>
    </Form>
  );
}
const input = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByText('Enviar'));
const summary = () => screen.queryByRole('region');
function Served({ answer, ...props }: { answer: ServerErrors } & FormProps<FormValues>) {
  const [errors, setErrors] = useState<ServerErrors>({});
  return <Person {...props} errors={errors} onSubmit={async () => setErrors(answer)} />;
}
function Acted() {
  const [errors, action] = useActionState(
    async (_: ServerErrors | null, data: FormData) =>
      data.get('nombre') === 'Ana' ? { nombre: 'Ya hay una Ana' } : null,
    null,
  );
  return <Person action={action} errors={errors} />;
}

describe('errors of a server (FRM-4)', () => {
  it('stand in the field of their name until it is edited, and lead the focus there', async () => {
    render(<Served answer={{ correo: 'Ese correo ya existe', codigo: { key: 'required' } }} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    expect(await screen.findByText('Ese correo ya existe')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input('Correo')));
    expect(input('Correo').getAttribute('aria-invalid')).toBe('true');
    // A code without a value has no native control of its name.
    expect(input(/Código/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(input('Correo'), 'a');
    await waitFor(() => expect(input('Correo').getAttribute('aria-invalid')).toBeNull());
    expect(input(/Código/).getAttribute('aria-invalid')).toBe('true');
    // The answer comes again to the next submission.
    await userEvent.type(input('Correo'), 'na@example.com');
    await send();
    expect(await screen.findByText('Ese correo ya existe')).toBeTruthy();
  });

  it('may be what `onSubmit` answers', async () => {
    render(<Person onSubmit={() => ({ nombre: { key: 'lowerThan', values: { limit: 1500 } } })} />);
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await waitFor(() => expect(screen.getAllByText(/Debe ser menor que 1.500/)).toHaveLength(2));
  });

  it('keep what was entered in the form of an action, which begins anew without errors', async () => {
    render(<Acted />);
    await userEvent.type(input('Nombre'), 'Ana');
    await userEvent.type(input('Correo'), 'ana@example.com');
    await send();
    expect((await screen.findAllByText(/Ya hay una Ana/)).length).toBeGreaterThan(0);
    expect(input('Nombre').value).toBe('Ana');
    expect(input('Correo').value).toBe('ana@example.com');
    await userEvent.type(input('Nombre'), ' María');
    await send();
    await waitFor(() => expect(input('Nombre').value).toBe(''));
    expect(input('Nombre').getAttribute('aria-invalid')).toBeNull();
  });

  it('show at all fields of one name, or at the one that is meant', async () => {
    const phones = (errors: ServerErrors) => (
      <Form errors={errors}>
        {['Casa', 'Trabajo'].map((label) => (
          <Field key={label} label={label}>
            <TextInput name="telefono" />
          </Field>
        ))}
      </Form>
    );
    const { rerender } = render(phones({ telefono: 'Escribe uno' }));
    await waitFor(() => expect(screen.getAllByText('Escribe uno')).toHaveLength(2));
    rerender(phones({ 'telefono[1]': 'No existe' }));
    await waitFor(() => expect(screen.getAllByText('No existe')).toHaveLength(1));
    expect(input('Trabajo').getAttribute('aria-invalid')).toBe('true');
    expect(input('Casa').getAttribute('aria-invalid')).toBeNull();
  });

  it('go to the summary where no field has their name, with a summary of the caller’s or without', async () => {
    const { rerender } = render(<Person errors={{ otro: 'Nadie me muestra' }} />);
    await waitFor(() => expect(summary()?.textContent).toMatch('Nadie me muestra'));
    rerender(
      <Form errors={{ otro: 'Nadie me muestra' }}>
        <Field label="Nombre">
          <TextInput name="nombre" />
        </Field>
      </Form>,
    );
    await waitFor(() => expect(summary()?.textContent).toMatch('Nadie me muestra'));
  });

  it('find a field that comes later, and one that names itself', async () => {
    const form = (late: boolean) => (
      <Form errors={{ tarde: 'Aquí estoy', todo: 'De los dos' }}>
        {late && (
          <Field label="Tarde">
            <TextInput name="tarde" />
          </Field>
        )}
        <Field label="Documento" name="todo">
          <NativeSelect name="tipo" aria-label="Tipo" options={[]} />
          <NumberInput name="numero" aria-label="Número" />
        </Field>
      </Form>
    );
    const { rerender } = render(form(false));
    await waitFor(() => expect(screen.getByText('Aquí estoy').closest('section')).not.toBeNull());
    expect(screen.getByText('De los dos').closest('.gd-field')).not.toBeNull();
    rerender(form(true));
    await waitFor(() => expect(screen.getByText('Aquí estoy').closest('.gd-field')).not.toBeNull());
    expect(summary()).toBeNull();
  });

  it('are not shown again because a caller writes them anew at each render', async () => {
    const form = () => <Person errors={{ nombre: 'Muy corto' }} />;
    const { rerender } = render(form());
    expect((await screen.findAllByText(/Muy corto/)).length).toBeGreaterThan(0);
    await userEvent.type(input('Nombre'), 'Ana');
    rerender(form());
    await waitFor(() => expect(screen.queryByText(/Muy corto/)).toBeNull());
  });
});

describe('a schema for the whole (FRM-3)', () => {
  const children = (later: boolean): StandardSchemaV1<unknown, { hijos: string[] }> => ({
    '~standard': {
      version: 1,
      vendor: 'prueba',
      validate(value) {
        const { hijos } = value as { hijos: { nombre: string }[] };
        const issues = hijos.flatMap(({ nombre }, index) =>
          nombre === '' ? [{ message: `Falta el ${index}`, path: ['hijos', index, 'nombre'] }] : [],
        );
        const result =
          issues.length > 0 ? { issues } : { value: { hijos: hijos.map((h) => h.nombre) } };
        return later ? Promise.resolve(result) : result;
      },
    },
  });
  const family = (
    props: FormProps<{ hijos: string[] }> &
      Required<Pick<FormProps<{ hijos: string[] }>, 'schema'>>,
  ) => (
    <Form {...props}>
      {[0, 1].map((index) => (
        <Field key={index} label={`Hijo ${index}`}>
          <TextInput name={`hijos[${index}].nombre`} />
        </Field>
      ))}
      <button type="submit">Enviar</button>
    </Form>
  );

  it.each([false, true])(
    'leads its issues to nested names, and gives what it made of the values (asynchronous: %s)',
    async (later) => {
      const onSubmit = vi.fn();
      render(family({ schema: children(later), onSubmit }));
      await userEvent.type(input('Hijo 0'), 'Ana');
      await send();
      expect(await screen.findByText('Falta el 1')).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(input('Hijo 1')));
      expect(onSubmit).not.toHaveBeenCalled();
      await userEvent.type(input('Hijo 1'), 'Luis');
      await waitFor(() => expect(screen.queryByText('Falta el 1')).toBeNull());
      await send();
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      expect(onSubmit.mock.lastCall?.[0]).toEqual({ hijos: ['Ana', 'Luis'] });
    },
  );

  it('is asked before an action, in whose place it may answer later', async () => {
    const action = vi.fn<(data: FormData) => void>();
    render(family({ schema: children(true), action }));
    await userEvent.type(input('Hijo 0'), 'Ana');
    await send();
    expect(await screen.findByText('Falta el 1')).toBeTruthy();
    expect(action).not.toHaveBeenCalled();
    await userEvent.type(input('Hijo 1'), 'Luis');
    await send();
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
    expect(action.mock.lastCall?.[0].getAll('hijos[1].nombre')).toEqual(['Luis']);
  });

  it('judges again what was edited while it answered, before the browser sends it', async () => {
    const answers: (() => void)[] = [];
    const judged: unknown[] = [];
    const plain = children(false)['~standard'];
    const schema: StandardSchemaV1<unknown, { hijos: string[] }> = {
      '~standard': {
        ...plain,
        validate(value) {
          judged.push(value);
          return new Promise((resolve) => answers.push(() => resolve(plain.validate(value))));
        },
      },
    };
    const sent = vi.fn();
    // What is not prevented, the browser sends: where it leads is no matter here.
    const onSubmit = (event: Event) => {
      if (!event.defaultPrevented) sent(new FormData(event.target as HTMLFormElement));
      event.preventDefault();
    };
    window.addEventListener('submit', onSubmit);
    onTestFinished(() => window.removeEventListener('submit', onSubmit));
    render(family({ schema, action: '/guardar' }));
    await userEvent.type(input('Hijo 0'), 'Ana');
    await userEvent.type(input('Hijo 1'), 'Luis');
    await send();
    await userEvent.clear(input('Hijo 1'));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(judged).toHaveLength(2));
    expect(sent).not.toHaveBeenCalled();
    await act(async () => answers[1]?.());
    expect(await screen.findByText('Falta el 1')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(input('Hijo 1'), 'Eva');
    await send();
    await act(async () => answers[2]?.());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0].get('hijos[1].nombre')).toBe('Eva');
  });

  it('sends nothing that was reset while it answered', async () => {
    const onSubmit = vi.fn();
    let answer = () => {};
    const plain = children(false)['~standard'];
    const schema: StandardSchemaV1<unknown, { hijos: string[] }> = {
      '~standard': {
        ...plain,
        validate: (value) =>
          new Promise((resolve) => {
            answer = () => resolve(plain.validate(value));
          }),
      },
    };
    render(family({ schema, onSubmit }));
    await userEvent.type(input('Hijo 0'), 'Ana');
    await userEvent.type(input('Hijo 1'), 'Luis');
    await send();
    act(() => document.querySelector('form')?.reset());
    await act(async () => answer());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('fails closed when it throws', async () => {
    const onSubmit = vi.fn();
    const schema = children(true);
    const broken = {
      '~standard': { ...schema['~standard'], validate: () => Promise.reject(new Error('rota')) },
    };
    render(family({ schema: broken, onSubmit, onError: () => {} }));
    await send();
    expect(await screen.findByText(/No se pudo enviar/)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('FormErrors (FRM-5)', () => {
  it('lists the errors in the order of the document, each leading to its field', async () => {
    render(<Person onSubmit={() => ({ codigo: 'Venció', nombre: 'Muy corto', otro: 'Suelto' })} />);
    expect(summary()).toBeNull();
    await userEvent.type(input('Nombre'), 'Ana');
    await send();
    await waitFor(() => expect(summary()).not.toBeNull());
    expect(screen.getByRole('region', { name: 'Hay 3 errores en el formulario' })).toBeTruthy();
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['Nombre: Muy corto', 'Código: Venció', 'Suelto']);
    await userEvent.click(screen.getByRole('link', { name: 'Código: Venció' }));
    expect(document.activeElement).toBe(input(/Código/));
    await userEvent.keyboard('1');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('is announced, and goes with the last error', async () => {
    render(<Person />);
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await send();
    await waitFor(() => expect(announced()).toMatch('Hay un error en el formulario'));
    await userEvent.type(input('Nombre'), 'Ana');
    await waitFor(() => expect(summary()).toBeNull());
    expect(announced()).toBe('');
  });

  it('speaks the language of the tree, under a heading of the level and text of the caller', async () => {
    render(
      <GuaduaProvider labels={[formsLabelsEnUS]}>
        <Form errors={{ a: 'One', b: 'Two' }}>
          <FormErrors headingLevel={3} />
        </Form>
      </GuaduaProvider>,
    );
    expect(
      await screen.findByRole('heading', { level: 3, name: 'There are 2 errors' }),
    ).toBeTruthy();
  });
});
