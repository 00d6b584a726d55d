import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { fromRHF } from '../validators/to-rhf';
import { Form } from './form';
import { FormErrors } from './form-errors';
import { useFormState } from './use-form-state';

function Dirty() {
  return <output>{useFormState().dirty ? 'sucio' : 'limpio'}</output>;
}

function Person({ onValid }: { onValid: (values: { nombre: string }) => void }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { nombre: '' },
    shouldFocusError: false,
  });
  const submit = handleSubmit(onValid);
  return (
    <Form onSubmit={() => submit()}>
      <FormErrors />
      <Controller
        name="nombre"
        control={control}
        rules={{ validate: async (name) => name.length > 2 || 'Muy corto' }}
        render={({ field, fieldState }) => (
          <Field label="Nombre" errors={fromRHF(fieldState.error)}>
            <TextInput {...field} />
          </Field>
        )}
      />
      <Dirty />
      <button type="submit">Enviar</button>
    </Form>
  );
}

it('shows what React Hook Form refuses in the summary, with the focus on the first, at once (FRM-5)', async () => {
  const onValid = vi.fn();
  render(<Person onValid={onValid} />);
  const input = screen.getByLabelText('Nombre');
  await userEvent.type(input, 'A');
  await userEvent.click(screen.getByText('Enviar'));
  expect((await screen.findByRole('link')).textContent).toBe('Nombre: Muy corto');
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  expect(screen.getByText('sucio')).toBeTruthy();
  await userEvent.type(input, 'na');
  await userEvent.click(screen.getByText('Enviar'));
  await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ nombre: 'Ana' }));
  expect(await screen.findByText('limpio')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
