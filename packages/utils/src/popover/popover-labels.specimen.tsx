import type { LabelState } from '@guadua/catalog';
import { Button, Popover } from '@guadua/utils/ui';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a popover, open',
    element: (
      <Popover title="Βοήθεια" trigger={<Button>Άνοιγμα</Button>}>
        <p>Κείμενο</p>
      </Popover>
    ),
    use: async ({ click, shown }) => {
      await click('.gd-button');
      await shown('utils.close');
    },
  },
];
