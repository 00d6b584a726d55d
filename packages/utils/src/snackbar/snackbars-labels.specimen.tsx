import type { LabelState } from '@guadua/catalog';
import { snackbar } from '@guadua/utils';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a snackbar with an action',
    element: null,
    use: async ({ shown }) => {
      snackbar('Διαγράφηκε', { action: { label: 'Αναίρεση', onClick: () => {} } });
      await shown('utils.snackbars', 'utils.dismiss', 'utils.actionHint');
    },
  },
];
