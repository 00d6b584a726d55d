import { type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Field, Form, FormErrors, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useActionState, useState } from 'react';
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
  return { lastResult: submission.reply(errors && { fieldErrors: errors }), number };
}

export function Conform() {
  const [{ lastResult, number }, action] = useActionState(askForVisit, {});
  const [form, fields] = useForm({
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: VISIT }),
  });

  const [isRefusedHere, setIsRefusedHere] = useState(false);

  // Conform valida primero: si rechaza algo, la última respuesta del servidor ya no sirve.
  return (
    <Form
      id={form.id}
      action={action}
      onSubmitCapture={(event) => {
        form.onSubmit(event);
        setIsRefusedHere(event.defaultPrevented);
      }}
      noValidate={form.noValidate}
      errors={isRefusedHere ? form.allErrors : lastResult?.error}
    >
      <FormErrors headingLevel={3} />
      <Field label="Nombre">
        <TextInput name={fields.nombre.name} autoComplete="name" />
      </Field>
      <Field label="Correo" description="Con ana@example.com ya hay una visita">
        <TextInput name={fields.correo.name} inputMode="email" autoComplete="email" />
      </Field>
      <Field label="Día" description="El domingo está lleno">
        <NativeSelect name={fields.dia.name} options={DAYS} placeholder="Elige uno" />
      </Field>
      <Button type="submit" tone="primary">
        Pedir la visita
      </Button>
      <p role="status">{number && `Visita ${number} anotada`}</p>
    </Form>
  );
}
