import type { LabelState } from '@guadua/catalog';
import { Form, reorderRows, TextInput, useFormRows } from '@guadua/forms';

function Stops() {
  const { rows, add, announcer } = useFormRows<{ ciudad: string }>('paradas', {
    reorder: reorderRows(),
  });
  return (
    <>
      {rows.map((row) => (
        <div key={row.id} {...row.props}>
          {row.handle}
          <TextInput aria-label="Πόλη" {...row.field('ciudad')} />
        </div>
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
      <Form aria-label="Φόρμα" defaultValues={{ paradas: [{ ciudad: 'Μ' }] }}>
        <Stops />
      </Form>
    ),
    use: async ({ click, shown }) => {
      await click('button[type="button"]');
      await shown(
        'forms.rows.added',
        'forms.rows.move',
        'forms.rows.moveUp',
        'forms.rows.moveDown',
      );
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
