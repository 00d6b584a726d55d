import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { RadioGroup } from '../choice/radio-group';
import { Switch } from '../choice/toggle';
import { Field } from '../field/field';
import { Fieldset } from '../fieldset/fieldset';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';

it('names a field in the summary by the legends round it, or by what its control is called (FRM-5)', async () => {
  render(
    <Form>
      <FormErrors />
      <Fieldset legend="Finca 3">
        <Fieldset legend="Contacto">
          <Field label="Correo" required>
            <TextInput name="correo" />
          </Field>
          <Field>
            <TextInput name="celular" aria-label="Celular" required />
          </Field>
        </Fieldset>
        <Field>
          <RadioGroup
            name="riego"
            aria-label="Riego"
            required
            options={[{ value: 'goteo', label: 'Por goteo' }]}
          />
        </Field>
        <Field>
          <CheckboxGroup
            name="cultivos"
            aria-label="Cultivos"
            required
            options={[{ value: 'cafe', label: 'Café' }]}
          />
        </Field>
      </Fieldset>
      <Field>
        <Switch name="datos" required>
          Autorizo el uso de mis datos
        </Switch>
      </Field>
      <button type="submit">Enviar</button>
    </Form>,
  );
  await userEvent.click(screen.getByText('Enviar'));
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace(/: [^:]*$/, ''))).toEqual([
    'Finca 3: Contacto: Correo',
    'Finca 3: Contacto: Celular',
    'Finca 3: Riego',
    'Finca 3: Cultivos',
    'Autorizo el uso de mis datos',
  ]);
});

it('lists the errors of a group of fields where the group stands (FRM-5)', async () => {
  render(
    <Form
      errors={{ cierre: 'Está cerrado', vigencia: 'Termina antes de empezar', acta: 'Ya existe' }}
    >
      <FormErrors />
      <Field label="Acta">
        <TextInput name="acta" />
      </Field>
      <Fieldset legend="Vigencia" name="vigencia">
        <Field label="Cierre">
          <TextInput name="cierre" />
        </Field>
      </Fieldset>
    </Form>,
  );
  const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  await vi.waitFor(() =>
    expect(links()).toEqual([
      'Acta: Ya existe',
      'Vigencia: Termina antes de empezar',
      'Vigencia: Cierre: Está cerrado',
    ]),
  );
});
