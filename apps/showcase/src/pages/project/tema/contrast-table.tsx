import type { Ref } from 'react';
import { decimal, PAIRS } from './contrast';
import { type Contrasts, SCHEMES } from './use-contrasts';

interface ContrastTableProps {
  ref: Ref<HTMLTableElement>;
  contrasts: Contrasts;
}

/** Each pair of colours in both schemes, what it reaches, and what is asked of it. */
export function ContrastTable({ ref, contrasts }: ContrastTableProps) {
  return (
    <>
      <Verdict contrasts={contrasts} />
      <table ref={ref} className="table tema-contrast">
        <thead>
          <tr>
            <th scope="col">Par</th>
            <th scope="col">Mínimo</th>
            <th scope="col">Claro</th>
            <th scope="col">Oscuro</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(({ label, ink, ground, least }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{decimal(least)}</td>
              {SCHEMES.map((scheme) => (
                <td key={scheme} data-live>
                  <span
                    className="tema-sample"
                    data-color-scheme={scheme}
                    style={{ color: `var(--gd-${ink})`, background: `var(--gd-${ground})` }}
                    aria-hidden="true"
                  >
                    {least < 4.5 ? null : 'Aa'}
                  </span>
                  <Ratio ratio={contrasts[label]?.[scheme].ratio} least={least} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Verdict({ contrasts }: { contrasts: Contrasts }) {
  const measured = PAIRS.flatMap(({ label, least }) => {
    const both = contrasts[label];
    return both ? SCHEMES.map((scheme) => both[scheme].ratio >= least) : [];
  });
  const failing = measured.filter((passes) => !passes).length;
  return (
    <p className="tema-verdict" role="status" data-live data-tone={failing > 0 ? 'bad' : undefined}>
      {measured.length === 0
        ? 'El contraste se mide en tu navegador.'
        : failing === 0
          ? `Los ${measured.length} pares cumplen WCAG 2.2 AA.`
          : failing === 1
            ? `1 de ${measured.length} pares no cumple.`
            : `${failing} de ${measured.length} pares no cumplen.`}
    </p>
  );
}

function Ratio({ ratio, least }: { ratio: number | undefined; least: number }) {
  if (ratio === undefined) return null;
  if (ratio >= least) return decimal(ratio);
  return <span data-tone="bad">{decimal(ratio)} no cumple</span>;
}
