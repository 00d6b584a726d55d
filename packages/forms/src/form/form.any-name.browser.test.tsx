import { act, render, screen } from '@testing-library/react';

import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../choice/toggle';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';
import { useFormRows } from './use-form-rows';
import { useFormState } from './use-form-state';

function Dirty() {
  return <output>{useFormState().dirty ? 'sucio' : 'limpio'}</output>;
}
/** By script: tools that look for a way to an element go astray in such a form themselves. */
const press = (element: HTMLElement) => act(async () => element.click());
const dirty = (expected: 'sucio' | 'limpio') =>
  vi.waitFor(() => expect(screen.getByText(/sucio|limpio/).textContent).toBe(expected));

function Rows() {
  const { rows, move } = useFormRows<{ nombre: string }>('hijos');
  return rows.map(({ id, index, field }) => (
    <div key={id}>
      <TextInput {...field('nombre')} aria-label={`Nombre ${index + 1}`} />
      <button type="button" onClick={() => move(id, 0)}>{`Subir ${index + 1}`}</button>
    </div>
  ));
}

describe('a field may have any name (FRM-3)', () => {
  const NAMES = [
    'elements',
    'reset',
    'submit',
    'id',

    'contains',
    'parentNode',
    'querySelectorAll',
    'getRootNode',
    'requestSubmit',
    'checkValidity',
    'noValidate',
    'addEventListener',
    'closest',
    'isConnected',
    'length',
    'action',
    'constructor',
    'toString',
    '__proto__',
  ];

  it.each(NAMES)('%s', async (name) => {
    const onSubmit = vi.fn();
    const { unmount } = render(
      <Form onSubmit={onSubmit} aria-label="F">
        <FormErrors />
        <Field label="Campo">
          <Checkbox name={name} required />
        </Field>
        <Dirty />
        <button type="submit">Enviar</button>
        <button type="reset">Volver</button>
      </Form>,
    );
    await press(screen.getByText('Enviar'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect((await screen.findByRole('link')).textContent).toBe('Campo: Requerido');
    await press(screen.getByLabelText('Campo'));
    await dirty('sucio');
    await press(screen.getByText('Enviar'));
    expect(Object.entries(onSubmit.mock.lastCall?.[0])).toEqual([[name, true]]);
    await press(screen.getByText('Volver'));
    await dirty('limpio');
    unmount();
  });

  it('beside rows that are moved', async () => {
    render(
      <Form defaultValues={{ hijos: [{ nombre: 'Ana' }, { nombre: 'Luis' }] }}>
        {['getRootNode', 'querySelector', 'contains'].map((name) => (
          <input key={name} name={name} />
        ))}
        <Rows />
      </Form>,
    );
    const up = screen.getByText('Subir 2');
    act(() => up.focus());
    await press(up);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre 1').value).toBe('Luis');
    expect(document.activeElement).toBe(screen.getByText('Subir 1'));
  });
});
