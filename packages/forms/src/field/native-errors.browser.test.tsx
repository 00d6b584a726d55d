import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NativeSelect } from '../choice/native-select';
import { Form } from '../form/form';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';

const SIZES = [{ value: 's', label: 'Pequeño' }];
const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const words = (name: string) => control(name).validationMessage;

/** A form of the application: the browser validates it, and shows the first reason beside its control. */
function Plain({ onSubmit, required = true }: { onSubmit: () => void; required?: boolean }) {
  const [size, setSize] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Correo" messages={{ required: 'Escribe tu correo' }}>
        <TextInput type="email" required={required} />
      </Field>
      <Field label="Talla">
        <NativeSelect
          options={SIZES}
          placeholder="Elige"
          required
          value={size}
          onChange={setSize}
        />
      </Field>
      <button type="button" onClick={() => setSize('s')}>
        La de siempre
      </button>
      <button type="submit">Enviar</button>
    </form>
  );
}

describe('what the browser says in a form of the application (FLD-5)', () => {
  it('is in our words, until it is mended', async () => {
    const onSubmit = vi.fn();
    render(<Plain onSubmit={onSubmit} />);
    await userEvent.click(screen.getByText('Enviar'));
    expect(document.activeElement).toBe(control('Correo'));
    expect([words('Correo'), words('Talla')]).toEqual(['Escribe tu correo', 'Requerido']);
    await userEvent.keyboard('ana');
    await userEvent.click(screen.getByText('Enviar'));
    expect(words('Correo')).toBe('Escribe un correo como nombre@ejemplo.com');
    await userEvent.click(control('Correo'));
    await userEvent.keyboard('{End}@ejemplo.com');
    expect(words('Correo')).toBe('');
    await userEvent.selectOptions(control('Talla'), 's');
    await userEvent.click(screen.getByText('Enviar'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('holds nothing back that the application has mended without an edit', async () => {
    const onSubmit = vi.fn();
    const { rerender } = render(<Plain onSubmit={onSubmit} />);
    await userEvent.click(screen.getByText('Enviar'));
    rerender(<Plain onSubmit={onSubmit} required={false} />);
    act(() => screen.getByText('La de siempre').click());
    await userEvent.click(control('Correo'));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is left to the browser for a control in no field', async () => {
    render(
      <form>
        <TextInput aria-label="Ciudad" required />
        <button type="submit">Enviar</button>
      </form>,
    );
    await userEvent.click(screen.getByText('Enviar'));
    const { valueMissing, customError } = control('Ciudad').validity;
    expect([valueMissing, customError]).toEqual([true, false]);
    expect(document.activeElement).toBe(control('Ciudad'));
  });

  it('is the same for a control in no field, which a `Form` leads to', async () => {
    const onSubmit = vi.fn();
    render(
      <Form onSubmit={onSubmit}>
        <TextInput aria-label="Ciudad" name="ciudad" required />
        <button type="submit">Enviar</button>
      </Form>,
    );
    await userEvent.click(screen.getByText('Enviar'));
    expect([document.activeElement, words('Ciudad')]).toEqual([control('Ciudad'), 'Requerido']);
    await userEvent.keyboard('Cali{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
