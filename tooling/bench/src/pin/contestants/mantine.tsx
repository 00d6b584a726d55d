import '@mantine/core/styles.css';
import { MantineProvider, PinInput } from '@mantine/core';
import type { PinContestant } from '../pin-contestant';

export const contestant: PinContestant = {
  label: 'Mantine PinInput 9',
  Pin: ({ onValue }) => (
    <MantineProvider>
      <PinInput length={6} type="number" aria-label="Código" onChange={onValue} />
    </MantineProvider>
  ),
  input: 'input:not([type=hidden])',
};
