import { CurrencyInput, Field } from '@guadua/forms';
import { amountInWords } from '@guadua/forms/colombia';
import { useState } from 'react';

export function Words() {
  const [amount, setAmount] = useState<number | null>(1_250_000);
  return (
    <>
      <Field label="Valor">
        <CurrencyInput value={amount} onChange={setAmount} min={Number.MIN_SAFE_INTEGER} />
      </Field>
      <output>{amount === null ? 'Escribe un valor' : amountInWords(amount)}</output>
    </>
  );
}
