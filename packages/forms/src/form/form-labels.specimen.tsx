import type { LabelState } from '@guadua/catalog';
import { Form, reorderRows, TextInput, useFormRows } from '@guadua/forms';

function Stops() {
  const { rows, add, remove, announcer } = useFormRows<{ ciudad: string }>('paradas', {
    reorder: reorderRows(),
  });
  return (
    <>
      {rows.map((row) => (
        <div key={row.id} {...row.props}>
          {row.handle}
          <TextInput aria-label="Πόλη" {...row.field('ciudad')} />
          <button type="button" data-test="remove" onClick={() => remove(row.id)}>
            Αφαίρεση
          </button>
        </div>
      ))}
      <button type="button" data-test="add" onClick={() => add()}>
        Προσθήκη
      </button>
      {announcer}
    </>
  );
}

export const labelStates: readonly LabelState[] = [
  {
    title: 'rows of a form that are added, moved and removed',
    element: (
      <Form aria-label="Φόρμα" defaultValues={{ paradas: [{ ciudad: 'Μ' }] }}>
        <Stops />
      </Form>
    ),
    use: async ({ click, shown }) => {
      await click('[data-test=add]');
      await shown(
        'forms.rows.added',
        'forms.rows.move',
        'forms.rows.moveUp',
        'forms.rows.moveDown',
      );
      await click('.gd-form-row__move[data-direction=down]:not([aria-disabled])');
      await shown('forms.rows.moved');
      await click('[data-test=remove]');
      await shown('forms.rows.removed');
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
