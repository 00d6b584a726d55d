import { Field, Form, FormErrors, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import {
  DAYS,
  NO_VISIT,
  VISITS_URL,
  type Visit,
  type VisitAnswer,
} from '../../../../data/visit-client';

interface NativeProps extends VisitAnswer {
  /** Lo que se envió, si el servidor lo rechazó. */
  visit?: Visit;
}

export function Native({ visit = NO_VISIT, errors, number }: NativeProps) {
  return (
    <Form action={VISITS_URL} method="post" errors={errors}>
      <FormErrors headingLevel={3} />
      <Field label="Nombre" name="nombre">
        <TextInput name="nombre" defaultValue={visit.nombre} autoComplete="name" required />
      </Field>
      <Field label="Correo" name="correo" description="Con ana@example.com ya hay una visita">
        <TextInput
          name="correo"
          type="email"
          defaultValue={visit.correo}
          autoComplete="email"
          required
        />
      </Field>
      <Field label="Día" name="dia" description="El domingo está lleno">
        <NativeSelect
          name="dia"
          options={DAYS}
          defaultValue={visit.dia}
          placeholder="Elige uno"
          required
        />
      </Field>
      <Button type="submit" tone="primary">
        Pedir la visita
      </Button>
      <p role="status">{number && `Visita ${number} anotada`}</p>
    </Form>
  );
}
