import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import type { CurrencyContestant } from './currency-contestant';

export function show(root: Root, contestant: CurrencyContestant): void {
  const { Currency, input, label, formatCurrency, formatCpf } = contestant;
  root.render(Currency ? <Currency /> : null);
  publish(
    label,
    { input },
    {
      currency: (times) => timed(times, formatCurrency, (index) => (index * 7919.37) % 1e8),
      cpf: (times) => timed(times, formatCpf, (index) => String(10_000_000_000 + index * 7919)),
    },
  );
}

/** Milliseconds of formatting so many values, all different, and one result to look at. */
async function timed<Value>(
  times: number,
  format: ((value: Value) => string) | undefined,
  value: (index: number) => Value,
): Promise<{ time: number; sample: string } | null> {
  if (!format) return null;
  const values = Array.from({ length: times }, (_, index) => value(index));
  let sample = '';
  const start = performance.now();
  for (const each of values) sample = format(each);
  return { time: performance.now() - start, sample };
}
