import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { PinInput } from '@guadua/forms';
import type { PinContestant } from '../pin-contestant';

export const contestant: PinContestant = {
  label: 'Guadua PinInput',
  Pin: ({ onValue }) => (
    <PinInput length={6} aria-label="Código" onChange={(value) => onValue(value ?? '')} />
  ),
  input: 'input[autocomplete="one-time-code"]',
};
