import { type AddressParts, nitCheck } from '@guadua/forms/colombia';
import type { Figure } from '../../../demo';

/** The check digit as it is worked out by hand: digits over weights, their products, and the sum. */
export function nitFigures(value: string): Figure[] {
  const [body = '', written = ''] = value.split('-');
  const check = nitCheck(body);
  if (!check) return [['dígito de verificación', '—', 'live']];
  const { digits, sum, remainder, checkDigit } = check;
  return [
    [
      'dígitos × pesos',
      <table key="products" className="figure-drawing figure-sums">
        <tbody>
          {(['digit', 'weight', 'product'] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{SIGNS[row]}</th>
              {digits.map((digit, place) => (
                <td key={place}>{digit[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>,
      'live',
    ],
    ['suma mód. 11', `${sum} → ${remainder}`],
    [
      'verificación',
      String(checkDigit),
      written === '' ? undefined : written === String(checkDigit) ? 'good' : 'bad',
    ],
  ];
}

const SIGNS = {
  digit: <span className="gd-visually-hidden">Dígitos</span>,
  weight: <abbr title="por los pesos">×</abbr>,
  product: <abbr title="da los productos">=</abbr>,
};

/** The parts of an address on one line, each with its name below. */
export function AddressLine({ parts }: { parts: AddressParts }) {
  return (
    <ul className="figure-drawing figure-parts">
      {(['via', 'address1', 'address2', 'address3'] as const).map((name) => (
        <li key={name}>
          <span>{parts[name] || '—'}</span>
          <small>{name === 'via' ? 'vía' : name}</small>
        </li>
      ))}
    </ul>
  );
}
