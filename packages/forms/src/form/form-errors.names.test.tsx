import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from '../choice/checkbox';
import { Field } from '../field/field';
import { Fieldset } from '../fieldset/fieldset';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';

it('names a field in the summary by the legends round it, and a box by its own text (FRM-5)', async () => {
  render(
    <Form>
      <FormErrors />
      <Fieldset legend="Beneficiario 2">
        <Field label="Nombre" required>
          <TextInput name="nombre" />
        </Field>
      </Fieldset>
      <Field>
        <Checkbox name="acepto" required>
          Acepto los términos
        </Checkbox>
      </Field>
      <button type="submit">Enviar</button>
    </Form>,
  );
  await userEvent.click(screen.getByText('Enviar'));
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Beneficiario 2: Nombre: Requerido',
    'Acepto los términos: Requerido',
  ]);
});
