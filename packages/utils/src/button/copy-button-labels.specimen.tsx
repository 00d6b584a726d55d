import type { LabelState } from '@guadua/catalog';
import { CopyButton } from '@guadua/utils/ui';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a copy button that copies',
    prepare: (replace) => replace(navigator.clipboard, 'writeText', () => Promise.resolve()),
    element: <CopyButton text="κείμενο" />,
    use: async ({ click, shown }) => {
      await click('.gd-button');
      await shown('utils.copied', 'utils.copy');
    },
  },
  {
    title: 'a copy button that is refused',
    prepare: (replace) => {
      replace(navigator.clipboard, 'writeText', () => Promise.reject(new Error('Refused')));
      replace(document, 'execCommand', () => false);
    },
    element: <CopyButton text="κείμενο" />,
    use: async ({ click, shown }) => {
      await click('.gd-button');
      await shown('utils.copyFailed');
    },
  },
];
