import type { AmountInWordsOptions, MoneyUnit } from './amount-in-words.types';
import { GREATEST, numberInWords } from './number-in-words';

const PESO: MoneyUnit = { one: 'peso', many: 'pesos' };
const CENTAVO: MoneyUnit = { one: 'centavo', many: 'centavos' };

/** At most a quarter of a cent counts as what adding up has left behind. */
const LARGEST_DUST = 0.0025;

/**
 * Un valor en letras, como en facturas, cheques y contratos: `un millón de pesos m/cte`. Es `null` lo que no se puede
 * escribir sin cambiarlo: fracciones de centavo, más de 10¹⁵ y lo que no es finito.
 * @param amount El valor en la moneda, con dos decimales a lo sumo; un `bigint` donde un `number` no es exacto.
 * @example amountInWords(1_250_000) // 'un millón doscientos cincuenta mil pesos m/cte'
 */
export function amountInWords(
  amount: number | bigint,
  { unit = PESO, cent = CENTAVO, ending }: AmountInWordsOptions = {},
): string | null {
  const parts = splitAmount(amount);
  if (parts === null) return null;
  const whole = countOf(parts.whole, unit);
  if (whole === null) return null;
  const cents = parts.cents > 0 ? `con ${countOf(parts.cents, cent)}` : '';
  const end = ending ?? (unit === PESO ? 'm/cte' : '');
  return [parts.negative && 'menos', whole, cents, end].filter(Boolean).join(' ');
}

/** `un peso`, `veintiuna libras`, `un millón de pesos`; `null` beyond what is written out. */
function countOf(count: number, { one, many, gender }: MoneyUnit): string | null {
  const words = numberInWords(count, { gender, beforeNoun: true });
  if (words === null) return null;
  const isRoundMillions = count > 0 && count % 1_000_000 === 0;
  return `${words} ${isRoundMillions ? 'de ' : ''}${count === 1 ? one : many}`;
}

/** The parts of an amount, from its shortest decimal form: 0.29 is 29 cents, and 0.1 + 0.2 thirty. */
function splitAmount(
  amount: number | bigint,
): { negative: boolean; whole: number; cents: number } | null {
  if (typeof amount === 'bigint') {
    return { negative: amount < 0n, whole: Math.abs(Number(amount)), cents: 0 };
  }
  // A caller without types may give a text, which is not finite either.
  if (!Number.isFinite(amount) || Math.abs(amount) > GREATEST) return null;
  const rounded = Number(amount.toFixed(2));
  // What adding up leaves behind is no part of a cent; in trillions a tenth of one would count as that.
  const dust = Math.min(Math.abs(amount) * 4 * Number.EPSILON, LARGEST_DUST);
  if (Math.abs(amount - rounded) > dust) return null;
  const [whole, cents = ''] = String(Math.abs(rounded)).split('.');
  return { negative: rounded < 0, whole: Number(whole), cents: Number(cents.padEnd(2, '0')) };
}
