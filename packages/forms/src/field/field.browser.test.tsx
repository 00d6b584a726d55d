import { render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CurrencyInput } from '../number-input/currency-input';
import { Field } from './field';

function Price({ onRender }: { onRender: () => void }) {
  const [price, setPrice] = useState<number | null>(null);
  return (
    <Profiler id="field" onRender={onRender}>
      <Field label="Precio">
        <CurrencyInput value={price} onChange={setPrice} />
      </Field>
    </Profiler>
  );
}

it('a key in a field without errors renders it once (FLD-5)', async () => {
  const onRender = vi.fn();
  render(<Price onRender={onRender} />);
  await userEvent.click(screen.getByRole('textbox'));
  // The first edit also makes the field dirty and filled.
  await userEvent.keyboard('12');
  for (const key of '34567') {
    onRender.mockClear();
    await userEvent.keyboard(key);
    // What the edit put off until later has had its turn.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onRender, key).toHaveBeenCalledOnce();
  }
});
