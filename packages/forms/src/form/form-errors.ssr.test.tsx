import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';
import { FormErrors } from './form-errors';

it('a server renders the summary with every error, whether or not it belongs to a field (FRM-5)', () => {
  const html = renderToString(
    <Form errors={{ correo: 'Ya está registrado', otro: 'No hay cupo' }}>
      <FormErrors />
      <Field label="Correo">
        <TextInput name="correo" />
      </Field>
    </Form>,
  );
  expect(html).toContain('Ya está registrado');
  expect(html).toContain('No hay cupo');
});
