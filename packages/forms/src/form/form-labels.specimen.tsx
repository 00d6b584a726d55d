import type { LabelState } from '@guadua/catalog';
import { Form } from '@guadua/forms';

export const labelStates: readonly LabelState[] = [
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
      await shown('forms.formErrors', 'forms.formFailed');
    },
  },
];
