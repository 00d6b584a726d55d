import { Field, Form, FormErrors, type ServerErrors, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useActionState } from 'react';

type Save = (data: FormData) => Promise<ServerErrors>;

export function Profile({ save }: { save: Save }) {
  // Si la acción lanza un error, se conserva lo escrito y el resumen lo muestra.
  const [errors, action] = useActionState((_: ServerErrors, data: FormData) => save(data), {});
  return (
    <Form action={action} errors={errors}>
      <FormErrors />
      <Field label="Nombre" name="nombre">
        <TextInput required />
      </Field>
      <Button type="submit">Guardar</Button>
    </Form>
  );
}
