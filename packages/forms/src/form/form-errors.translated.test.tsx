import { translateTexts } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';

it('the summary follows an error and a label in a page that a browser translates (CMP-8)', async () => {
  const view = (label: string, error: string) => (
    <Form aria-label="persona">
      <FormErrors />
      <Field label={label} errors={{ error }} when="always">
        <TextInput name="nombre" />
      </Field>
      <button type="submit">Enviar</button>
    </Form>
  );
  const { rerender } = render(view('Nombre', 'Muy corto'));
  await userEvent.click(screen.getByText('Enviar'));
  const link = screen.getByRole('link', { name: 'Nombre: Muy corto' });
  translateTexts(link);
  rerender(view('Nombre completo', 'Ya hay una Ana'));
  expect(await screen.findByRole('link', { name: 'Nombre completo: Ya hay una Ana' })).toBe(link);
});
