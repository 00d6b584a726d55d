import type { LabelState } from '@guadua/catalog';
import { Form, TextInput, useFormRows } from '@guadua/forms';

function Stops() {
  const { rows, add, announcer } = useFormRows<{ ciudad: string }>('paradas');
  return (
    <>
      {rows.map((row) => (
        <TextInput key={row.id} aria-label="Πόλη" {...row.field('ciudad')} />
      ))}
      <button type="button" onClick={() => add()}>
        Προσθήκη
      </button>
      {announcer}
    </>
  );
}

export const labelStates: readonly LabelState[] = [
  {
    title: 'a row that was added to a form',
    element: (
      <Form aria-label="Φόρμα">
        <Stops />
      </Form>
    ),
    use: async ({ click, shown }) => {
      await click('button');
      await shown('forms.rows.added');
    },
  },
  {
    title: 'a form whose submission failed',
    element: (
      <Form
        aria-label="Φόρμα"
        onSubmit={() => Promise.reject(new Error('down'))}
        onError={() => undefined}
      >
        <button type="submit">Αποστολή</button>
      </Form>
    ),
    use: async ({ click, shown }) => {
      await click('button[type="submit"]');
      await shown('forms.form.summary', 'forms.form.failed');
    },
  },
];
