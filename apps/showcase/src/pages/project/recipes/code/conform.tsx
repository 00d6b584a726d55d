import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Field, Form, FormErrors, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useActionState } from 'react';
import { DAYS, sendVisit } from '../../../../data/visit-client';
import { VISIT } from '../../../../data/visit-schema';

interface Outcome {
  lastResult?: SubmissionResult<string[]>;
  number?: number | undefined;
}

/** Como estaría en la acción de un framework. */
async function askForVisit(_: Outcome, data: FormData): Promise<Outcome> {
  const submission = parseWithZod(data, { schema: VISIT });
  if (submission.status !== 'success') return { lastResult: submission.reply() };
  const { errors, number } = await sendVisit(submission.value);
  if (!errors) return { lastResult: submission.reply(), number };
  const { servidor: formErrors = [], ...fieldErrors } = errors;
  return { lastResult: submission.reply({ fieldErrors, formErrors }) };
}

export function Conform() {
  const [{ lastResult, number }, action] = useActionState(askForVisit, {});
  const [form, fields] = useForm({
    lastResult,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: VISIT }),
  });

  // Cada `Field` muestra sus errores, y `Form` lleva al primero; los que no tienen campo van a `errors`.
  return (
    <Form id={form.id} action={action} onSubmitCapture={form.onSubmit} errors={{ '': form.errors }}>
      <FormErrors headingLevel={3} />
      <Field label="Nombre" errors={fields.nombre.errors}>
        <TextInput name={fields.nombre.name} autoComplete="name" />
      </Field>
      <Field
        label="Correo"
        errors={fields.correo.errors}
        description="Con ana@example.com ya hay una visita"
      >
        <TextInput name={fields.correo.name} inputMode="email" autoComplete="email" />
      </Field>
      <Field label="Día" errors={fields.dia.errors} description="El domingo está lleno">
        <NativeSelect name={fields.dia.name} options={DAYS} placeholder="Elige uno" />
      </Field>
      <Button type="submit" tone="primary">
        Pedir la visita
      </Button>
      <p role="status">{number && `Visita ${number} anotada`}</p>
    </Form>
  );
}
