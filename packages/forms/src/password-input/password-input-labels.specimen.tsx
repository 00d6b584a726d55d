import type { LabelState } from '@guadua/catalog';
import { PasswordInput, PasswordStrength } from '@guadua/forms';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a password and how hard it is to guess',
    element: (
      <>
        <PasswordInput aria-label="Συνθηματικό" />
        <PasswordStrength value={null} />
        <PasswordStrength value="a" />
      </>
    ),
    use: async ({ shown, click }) => {
      await click('.gd-password-input input');
      document
        .querySelector('.gd-password-input input')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
        );
      await shown(
        'forms.password.reveal',
        'forms.password.capsLock',
        'forms.password.capsLockOn',
        'forms.password.strength',
        'forms.password.level',
      );
    },
  },
];
