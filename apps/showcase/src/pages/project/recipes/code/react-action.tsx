import { Field, Form, FormErrors, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useActionState } from 'react';
import { DAYS, sendVisit, type VisitAnswer } from '../../../../data/visit-client';

export function ReactAction() {
  const [answer, action] = useActionState((_: VisitAnswer, data: FormData) => sendVisit(data), {});
  return (
    <Form action={action} errors={answer.errors}>
      <FormErrors headingLevel={3} />
      <Field label="Nombre">
        <TextInput name="nombre" autoComplete="name" required />
      </Field>
      <Field label="Correo" description="Con ana@example.com ya hay una visita">
        <TextInput name="correo" type="email" autoComplete="email" required />
      </Field>
      <Field label="Día" description="El domingo está lleno">
        <NativeSelect name="dia" options={DAYS} placeholder="Elige uno" required />
      </Field>
      <Button type="submit" tone="primary">
        Pedir la visita
      </Button>
      <p role="status">{answer.number && `Visita ${answer.number} anotada`}</p>
    </Form>
  );
}
