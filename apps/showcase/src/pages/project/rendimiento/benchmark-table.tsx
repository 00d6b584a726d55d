import type { Benchmark, BenchmarkRow } from '../../../site/measurements.types';
import { GROUP_TITLES, measureTitle } from './benchmark-titles';

/** A group of benchmarks: measures down, contestants across, ours first. */
export function BenchmarkTable({ benchmark }: { benchmark: Benchmark }) {
  const labels = [...new Set(benchmark.rows.flatMap(({ figures }) => Object.keys(figures)))];
  labels.sort((a, b) => place(a) - place(b));
  const title = GROUP_TITLES[benchmark.group] ?? benchmark.group;
  return (
    <>
      <h3 className="rendimiento-group">{title}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="rendimiento-scroll" role="group" aria-label={title} tabIndex={0}>
        <table className="table rendimiento-benchmark">
          <thead>
            <tr>
              <th scope="col">Medida</th>
              {labels.map((label) => (
                <th key={label} scope="col" data-ours={isOurs(label) || undefined}>
                  {label}
                </th>
              ))}
              <th scope="col">Meta</th>
            </tr>
          </thead>
          <tbody>
            {benchmark.rows.map((row) => (
              <tr key={row.measure}>
                <th scope="row">
                  {measureTitle(row.measure)} <span className="rendimiento-unit">{row.unit}</span>
                </th>
                {labels.map((label) => (
                  <td
                    key={label}
                    data-ours={isOurs(label) || undefined}
                    data-missed={(isOurs(label) && missed(row, label)) || undefined}
                  >
                    {figure(row.figures[label])}
                  </td>
                ))}
                <td>{row.limit === undefined ? '' : `≤ ${figure(row.limit)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="rendimiento-when">
        {benchmark.date.split('-').reverse().join('/')}, {benchmark.machine}
      </p>
    </>
  );
}

function isOurs(label: string): boolean {
  return label.startsWith('Guadua');
}

/** Ours, then the others, then what no library can go below. */
function place(label: string): number {
  if (isOurs(label)) return 0;
  return label.startsWith('Límite') ? 2 : 1;
}

function missed({ limit, figures }: BenchmarkRow, label: string): boolean {
  const value = figures[label];
  return limit !== undefined && typeof value === 'number' && value > limit;
}

function figure(value: number | null | undefined): string {
  if (value === undefined || value === null) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(digits).replace('.', ',');
}
