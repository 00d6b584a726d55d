import { Field, Form, type ServerErrors, TextArea } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useActionState } from 'react';

export function Action() {
  const [{ errors, thanks }, action] = useActionState(send, { errors: {}, thanks: '' });
  return (
    <Form action={action} errors={errors}>
      <Field label="Mensaje" description="Con menos de diez letras, el servidor lo devuelve">
        <TextArea name="mensaje" autoGrow required />
      </Field>
      <Button type="submit">Enviar</Button>
      <p role="status">{thanks}</p>
    </Form>
  );
}

interface Answer {
  errors: ServerErrors;
  thanks: string;
}

/** What would run on a server. */
async function send(_: Answer, data: FormData): Promise<Answer> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const { length } = String(data.get('mensaje'));
  return length < 10
    ? { errors: { mensaje: `Cuéntanos un poco más: van ${length} letras` }, thanks: '' }
    : { errors: {}, thanks: 'Gracias, ya nos llegó.' };
}
