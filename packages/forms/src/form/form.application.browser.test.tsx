import { render, screen } from '@testing-library/react';
import { useActionState, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../field/field';
import { useField } from '../field/use-field';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import type { FormProps, ServerErrors } from './form.types';
import { FormErrors } from './form-errors';
import type { FormValues } from './form-names';
import { useFormState } from './use-form-state';

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const isInvalid = (name: string) => input(name).getAttribute('aria-invalid') === 'true';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Children of a person, who can be taken out, moved to the front, and added there. */
function Children({ errors, shared }: { errors: ServerErrors; shared?: boolean }) {
  const [names, setNames] = useState(['Ana', 'Luis', 'Eva']);
  return (
    <Form errors={errors}>
      <FormErrors />
      {names.map((name, index) => (
        <Field key={name} label={name}>
          <TextInput name={shared ? 'hijos' : `hijos[${index}].nombre`} />
        </Field>
      ))}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => setNames(names.filter((each) => each !== name))}
        >
          Quitar {name}
        </button>
      ))}
      <button type="button" onClick={() => setNames([...names].reverse())}>
        Invertir
      </button>
      <button type="button" onClick={() => setNames(['Sol', ...names])}>
        Agregar
      </button>
    </Form>
  );
}

describe('the errors of rows (FRM-4)', () => {
  it.each([false, true])('go with their row, where the rows share a name: %s', async (shared) => {
    const name = (index: number) => (shared ? `hijos[${index}]` : `hijos[${index}].nombre`);
    render(<Children shared={shared} errors={{ [name(1)]: 'Muy corto', [name(2)]: 'Ya está' }} />);
    await expect.poll(() => isInvalid('Luis')).toBe(true);
    await press('Agregar');
    await press('Quitar Ana');
    await expect.poll(() => screen.queryByLabelText('Ana')).toBeNull();
    expect(['Sol', 'Luis', 'Eva'].filter(isInvalid)).toEqual(['Luis', 'Eva']);
    await press('Invertir');
    await expect.poll(() => screen.getAllByRole('textbox')[0]).toBe(input('Eva'));
    expect(['Sol', 'Luis', 'Eva'].filter(isInvalid)).toEqual(['Luis', 'Eva']);
    // What was said about a row goes with it, and to no other place.
    await press('Quitar Luis');
    await expect.poll(() => screen.queryByText(/Muy corto/)).toBeNull();
    expect(['Sol', 'Eva'].filter(isInvalid)).toEqual(['Eva']);
    // An edit takes away what was said about this row.
    await userEvent.type(input('Eva'), 'x');
    await expect.poll(() => ['Sol', 'Eva'].filter(isInvalid)).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

/** A control of an application, without any native one that takes the focus. */
function Stars({ name = 'nota', pending = false }: { name?: string; pending?: boolean }) {
  const [stars, setStars] = useState(0);
  const { rootProps, controlProps, disabled, onEdit } = useField({
    name,
    pending,
    filled: stars > 0,
    labelled: 'id',
    onReset: () => setStars(0),
  });
  const { name: _name, ...aria } = controlProps;
  return (
    <div {...rootProps}>
      <div
        {...aria}
        role="slider"
        tabIndex={disabled ? undefined : 0}
        aria-valuenow={stars}
        aria-valuemin={0}
        aria-valuemax={5}
        onKeyDown={({ key }) => {
          if (key !== 'ArrowUp') return;
          onEdit();
          setStars(stars + 1);
        }}
      >
        {stars} de 5
      </div>
      <input type="hidden" name={name} value={stars} disabled={disabled} />
    </div>
  );
}
const stars = () => screen.getByRole('slider', { name: 'Nota' });
const starsField = () => stars().closest('.gd-field');

function Dirty() {
  const { dirty } = useFormState();
  return <output>{dirty ? 'con cambios' : 'sin cambios'}</output>;
}

describe('a control of an application in a form (FLD-6)', () => {
  it('has name, description and errors, makes the form dirty, and takes away what was said', async () => {
    const onSubmit = vi.fn(() => ({ nota: 'Muy poco' }));
    render(
      <Form onSubmit={onSubmit}>
        <Field label="Nota" description="De 1 a 5">
          <Stars />
        </Field>
        <Dirty />
        <button type="submit">Enviar</button>
      </Form>,
    );
    await userEvent.click(stars());
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => screen.queryByText('con cambios')).not.toBeNull();
    await press('Enviar');
    expect(onSubmit).toHaveBeenCalledWith({ nota: '1' }, expect.anything());
    await expect.poll(() => document.activeElement).toBe(stars());
    expect(stars().getAttribute('aria-invalid')).toBe('true');
    const described = (stars().getAttribute('aria-describedby') ?? '').split(' ');
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['De 1 a 5', 'Muy poco']);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => stars().getAttribute('aria-invalid')).toBeNull();
  });

  it('begins anew with its form: by a button, and after an action', async () => {
    const action = vi.fn();
    render(
      <Form action={action}>
        <Field label="Nota">
          <Stars />
        </Field>
        <button type="submit">Enviar</button>
        <button type="reset">Restablecer</button>
      </Form>,
    );
    for (const end of ['Restablecer', 'Enviar']) {
      await userEvent.click(stars());
      await userEvent.keyboard('{ArrowUp}');
      await expect.poll(() => starsField()?.hasAttribute('data-filled')).toBe(true);
      await press(end);
      await expect.poll(() => stars().getAttribute('aria-valuenow')).toBe('0');
      expect(starsField()?.hasAttribute('data-filled')).toBe(false);
      expect(starsField()?.hasAttribute('data-dirty')).toBe(false);
    }
    expect(action).toHaveBeenCalledOnce();
  });

  it('makes its field pending while it prepares its value', () => {
    const view = (pending: boolean) => (
      <Field label="Nota">
        <Stars pending={pending} />
      </Field>
    );
    const { rerender } = render(view(true));
    expect(starsField()?.getAttribute('aria-busy')).toBe('true');
    rerender(view(false));
    expect(starsField()?.hasAttribute('aria-busy')).toBe(false);
  });
});

/** What the browser would ask before the page is left. */
function asksToStay(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function Guarded({ children, ...props }: FormProps<FormValues>) {
  return (
    <Form id="cuenta" confirmLeave {...props}>
      <Field label="Nombre">
        <TextInput name="nombre" />
      </Field>
      {children}
      <button type="submit">Enviar</button>
      <button type="reset">Restablecer</button>
    </Form>
  );
}

describe('the guard for leaving (FRM-6)', () => {
  const edit = async () => {
    await userEvent.type(input('Nombre'), 'a');
    await expect.poll(asksToStay).toBe(true);
  };

  it('asks after an edit, a failure and an answer with errors, not after success or a reset', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new Error('Sin red'))
      .mockResolvedValueOnce({ nombre: 'Ya existe' });
    render(<Guarded onSubmit={onSubmit} onError={() => {}} />);
    expect(asksToStay()).toBe(false);
    await edit();
    await press('Enviar');
    await expect.poll(() => screen.queryByRole('region')).not.toBeNull();
    expect(asksToStay()).toBe(true);
    await press('Enviar');
    await expect.poll(() => isInvalid('Nombre')).toBe(true);
    expect(asksToStay()).toBe(true);
    await press('Enviar');
    await expect.poll(asksToStay).toBe(false);
    await edit();
    await press('Restablecer');
    await expect.poll(asksToStay).toBe(false);
  });

  it('lets a handler go on that resets the form before it leads elsewhere', async () => {
    const asked = vi.fn<(asks: boolean) => void>();
    render(
      <Guarded
        onSubmit={async (_, { form }) => {
          await Promise.resolve();
          asked(asksToStay());
          form.reset();
          asked(asksToStay());
        }}
      />,
    );
    await edit();
    await press('Enviar');
    await expect.poll(() => asked.mock.calls).toEqual([[true], [false]]);
  });

  it('knows of a control and of buttons that stand outside of the form and name it', async () => {
    const onSubmit = vi.fn();
    render(
      <>
        <Guarded onSubmit={onSubmit} />
        <input aria-label="Afuera" name="afuera" form="cuenta" />
        <button type="submit" form="cuenta" name="modo" value="ya">
          Enviar desde afuera
        </button>
      </>,
    );
    await userEvent.type(input('Afuera'), 'x');
    await expect.poll(asksToStay).toBe(true);
    await press('Enviar desde afuera');
    await expect
      .poll(() => onSubmit.mock.lastCall?.[0])
      .toEqual({
        nombre: '',
        afuera: 'x',
        modo: 'ya',
      });
    await expect.poll(asksToStay).toBe(false);
  });
});

/** The same form where applications have theirs. */
const PLACES: readonly [string, () => { box: HTMLElement; end: () => void }][] = [
  [
    'in a modal dialog',
    () => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.showModal();
      return { box: dialog, end: () => dialog.remove() };
    },
  ],
  [
    'in a shadow tree',
    () => {
      const host = document.body.appendChild(document.createElement('div'));
      const box = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
      return { box, end: () => host.remove() };
    },
  ],
  [
    'in a frame',
    () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const box = frame.contentDocument?.body;
      if (!box) throw new Error('The frame has no document.');
      return { box, end: () => frame.remove() };
    },
  ],
];

function Account() {
  const [errors, action] = useActionState(
    async (_: ServerErrors | null, data: FormData): Promise<ServerErrors | null> =>
      data.get('correo') === 'ana' ? { correo: 'Ya existe' } : null,
    null,
  );
  return (
    <Form action={action} errors={errors} confirmLeave>
      <FormErrors />
      <Field label="Nombre">
        <TextInput name="nombre" required />
      </Field>
      <Field label="Correo">
        <TextInput name="correo" />
      </Field>
      <button type="submit">Enviar</button>
    </Form>
  );
}

describe.each(PLACES)('a form %s (FRM-2, FRM-4)', (_, place) => {
  it('leads to each error, keeps what was entered, and begins anew after success', async () => {
    const { box, end } = place();
    const { unmount } = render(createPortal(<Account />, box));
    const root = box.getRootNode() as Document | ShadowRoot;
    const control = (name: string) => box.querySelector<HTMLInputElement>(`[name=${name}]`);
    const send = () => box.querySelector('button')?.click();
    const enter = async (name: string, text: string) => {
      control(name)?.focus();
      await userEvent.keyboard(text);
      await expect.poll(() => control(name)?.value).toBe(text);
    };
    await expect.poll(() => box.querySelector('form')?.noValidate).toBe(true);
    send();
    await expect.poll(() => root.activeElement).toBe(control('nombre'));
    expect(control('nombre')?.getAttribute('aria-invalid')).toBe('true');
    await enter('nombre', 'Ana');
    await enter('correo', 'ana');
    expect(asksToStay()).toBe(true);
    control('nombre')?.focus();
    send();
    await expect.poll(() => root.activeElement).toBe(control('correo'));
    expect(box.querySelector('.gd-form-errors a')?.textContent).toBe('Correo: Ya existe');
    expect(control('nombre')?.value).toBe('Ana');
    await userEvent.keyboard('x');
    await expect.poll(() => control('correo')?.getAttribute('aria-invalid')).toBeNull();
    send();
    await expect.poll(() => control('nombre')?.value).toBe('');
    expect(box.querySelector('.gd-form-errors')).toBeNull();
    await expect.poll(asksToStay).toBe(false);
    unmount();
    end();
  });
});
