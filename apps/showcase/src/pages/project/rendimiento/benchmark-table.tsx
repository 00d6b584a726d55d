import { contestantKind } from '../../../site/contestants';
import type { Benchmark, BenchmarkRow } from '../../../site/measurements.types';
import { GROUP_TITLES, groupDigits, measureTitle, UNITS } from './benchmark-titles';

/** A group of benchmarks: measures down; across, ours, its target, and the others. */
export function BenchmarkTable({ benchmark }: { benchmark: Benchmark }) {
  const labels = [...new Set(benchmark.rows.flatMap(({ figures }) => Object.keys(figures)))];
  const ours = labels.filter(isOurs);
  const others = labels.filter((label) => !isOurs(label)).sort((a, b) => place(a) - place(b));
  const title = GROUP_TITLES[benchmark.group] ?? benchmark.group;
  const { length } = benchmark.rows;
  const counted = length === 1 ? 'una medida' : `${length} medidas`;
  return (
    <details className="rendimiento-group">
      <summary className="fold-sign">
        <h3>{title}</h3>
        <span className="rendimiento-when">{counted}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="rendimiento-scroll" role="group" aria-label={title} tabIndex={0}>
        <table className="table rendimiento-benchmark">
          <thead>
            <tr>
              <th scope="col">Medida</th>
              {ours.map((label) => (
                <th key={label} scope="col" data-ours>
                  {label}
                </th>
              ))}
              <th scope="col">Meta</th>
              {others.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {benchmark.rows.map((row) => (
              <tr key={row.measure}>
                <th scope="row">
                  {measureTitle(row.measure)}{' '}
                  <span className="rendimiento-unit">{UNITS[row.unit] ?? row.unit}</span>
                </th>
                {ours.map((label) => (
                  <td key={label} data-ours data-missed={missed(row, label) || undefined}>
                    {figure(row.figures[label], row.unit)}
                  </td>
                ))}
                <td>{row.limit === undefined ? '' : `≤ ${figure(row.limit, row.unit)}`}</td>
                {others.map((label) => (
                  <td key={label}>{figure(row.figures[label], row.unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="rendimiento-when">
        {benchmark.date.split('-').reverse().join('/')}, {benchmark.machine}
      </p>
    </details>
  );
}

function isOurs(label: string): boolean {
  return contestantKind(label) === 'ours';
}

/** The other libraries, then what no library can go below. */
function place(label: string): number {
  return contestantKind(label) === 'floor' ? 1 : 0;
}

function missed({ limit, figures }: BenchmarkRow, label: string): boolean {
  const value = figures[label];
  return limit !== undefined && typeof value === 'number' && value > limit;
}

/** A figure as the tables write it; what is counted has no decimals. */
export function figure(value: number | null | undefined, unit: string): string {
  if (value === undefined || value === null) return '–';
  const digits = unit === 'elements' || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return groupDigits(value.toFixed(digits).replace('.', ','));
}
