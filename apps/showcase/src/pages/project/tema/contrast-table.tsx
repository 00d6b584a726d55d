import type { Measured } from './contrast';

const SCHEMES = { light: 'Claro', dark: 'Oscuro' } as const;

/** What each pair of colours reaches, in both schemes, and what is asked of it. */
export function ContrastTable({ measured }: { measured: readonly Measured[] }) {
  const failing = measured.filter(({ ratio, least }) => ratio < least).length;
  const labels = [...new Set(measured.map(({ label }) => label))];
  return (
    <>
      <p className="tema-verdict" role="status" data-tone={failing > 0 ? 'bad' : 'good'}>
        {failing === 0
          ? `Los ${measured.length} pares cumplen WCAG 2.2 AA.`
          : failing === 1
            ? `1 de ${measured.length} pares no cumple.`
            : `${failing} de ${measured.length} pares no cumplen.`}
      </p>
      <table className="table tema-contrast">
        <thead>
          <tr>
            <th scope="col">Par</th>
            <th scope="col">Pide</th>
            <th scope="col">{SCHEMES.light}</th>
            <th scope="col">{SCHEMES.dark}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => {
            const row = measured.filter((pair) => pair.label === label);
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{decimal(row[0]?.least ?? 0)}</td>
                {row.map(({ scheme, ratio, least }) => (
                  <td key={scheme} data-tone={ratio < least ? 'bad' : 'good'}>
                    {decimal(ratio)} {ratio < least ? 'no cumple' : 'cumple'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** With a decimal, cut and not rounded up: 4.49 is less than 4.5. */
function decimal(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');
}
