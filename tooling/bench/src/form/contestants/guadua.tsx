import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { Field, Form, FormErrors, TextInput } from '@guadua/forms';
import type { FormContestant } from '../form-contestant';

export const contestant: FormContestant = {
  label: 'Guadua Form',
  Form: ({ count }) => (
    <Form onSubmit={() => undefined}>
      <FormErrors />
      {Array.from({ length: count }, (_, index) => (
        <Field key={index} label={`Campo ${index}`}>
          <TextInput name={`campo${index}`} required />
        </Field>
      ))}
      <button type="submit">Enviar</button>
    </Form>
  ),
};
