import { useState } from 'react';
import type { CurrencyContestant } from '../currency-contestant';

/** What a key costs in React where the text has groups, before any library does something. */
export const contestant: CurrencyContestant = {
  label: 'Límite (input de React que pone los puntos)',
  Currency: () => {
    const [value, setValue] = useState('');
    return (
      <input
        aria-label="Valor"
        value={value.replace(/\B(?=(?:\d{3})+$)/g, '.')}
        onChange={(event) => setValue(event.currentTarget.value.replace(/\./g, ''))}
      />
    );
  },
  input: 'input',
};
