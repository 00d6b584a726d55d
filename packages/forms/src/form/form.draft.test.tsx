import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { Field } from '../field/field';
import { NumberInput } from '../number-input/number-input';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { useFormRows } from './use-form-rows';

const DRAFT = 'borrador';
beforeEach(() => localStorage.removeItem(DRAFT));

function Children() {
  const children = useFormRows<{ nombre: string }>('hijos');
  return (
    <>
      {children.rows.map((row) => (
        <Field key={row.id} label={`Hijo ${row.index + 1}`}>
          <TextInput {...row.field('nombre')} />
        </Field>
      ))}
      <button type="button" onClick={() => children.add()}>
        Agregar
      </button>
    </>
  );
}

function Application({ onSubmit }: { onSubmit: (values: Record<string, unknown>) => void }) {
  const saved = localStorage.getItem(DRAFT);
  return (
    <Form
      {...(saved !== null && { defaultValues: JSON.parse(saved) })}
      onValuesChange={(values) => localStorage.setItem(DRAFT, JSON.stringify(values))}
      onSubmit={onSubmit}
    >
      <Field label="Nombre" name="nombre">
        <TextInput />
      </Field>
      <Field label="Salario" name="salario">
        <NumberInput />
      </Field>
      <Field label="Temas" name="temas">
        <CheckboxGroup options={[{ value: 'arte', label: 'Arte' }]} />
      </Field>
      <Children />
      <button type="submit">Enviar</button>
    </Form>
  );
}

it('gives back a draft when the page was closed in the middle (FRM-3)', async () => {
  const { unmount } = render(<Application onSubmit={() => {}} />);
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
  await userEvent.type(screen.getByLabelText('Salario'), '4500000');
  await userEvent.click(screen.getByLabelText('Arte'));
  await userEvent.click(screen.getByText('Agregar'));
  await userEvent.type(screen.getByLabelText('Hijo 1'), 'Luis');
  const values = {
    nombre: 'Ana',
    salario: 4_500_000,
    temas: ['arte'],
    hijos: [{ nombre: 'Luis' }],
  };
  await vi.waitFor(() => expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toEqual(values));
  unmount();
  const onSubmit = vi.fn();
  render(<Application onSubmit={onSubmit} />);
  expect(screen.getByLabelText<HTMLInputElement>('Salario').value).toBe('4.500.000');
  await userEvent.click(screen.getByText('Enviar'));
  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual(values));
});
