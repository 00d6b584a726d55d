import type { PinContestant } from '../pin-contestant';

export const contestant: PinContestant = {
  label: 'Límite (un input nativo)',
  Pin: ({ onValue }) => (
    <input
      aria-label="Código"
      inputMode="numeric"
      maxLength={6}
      onChange={(event) => onValue(event.target.value)}
    />
  ),
  input: 'input',
};
