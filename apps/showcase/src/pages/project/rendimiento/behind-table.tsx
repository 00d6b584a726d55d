import './behind.css';
import type { Benchmark } from '../../../site/measurements.types';
import { behindByReason } from './behind';
import { figure } from './benchmark-table';
import { GROUP_TITLES, measureTitle, UNITS } from './benchmark-titles';

/** All the measures in which another library does better; those of one reason stand together. */
export function BehindTable({ benchmarks }: { benchmarks: readonly Benchmark[] }) {
  return (
    <>
      {benchmarks.map((benchmark) => (
        <BehindGroup key={benchmark.group} benchmark={benchmark} />
      ))}
    </>
  );
}

function BehindGroup({ benchmark }: { benchmark: Benchmark }) {
  const behind = behindByReason(benchmark);
  if (behind.length === 0) return null;
  return (
    <section className="rendimiento-behind">
      <h3>{GROUP_TITLES[benchmark.group]?.split(',')[0]}</h3>
      <dl>
        {behind.map(({ reason, measures }) => (
          <div key={measures[0]?.row.measure}>
            {measures.map(({ row, ours, best }) => (
              <dt key={row.measure}>
                {measureTitle(row.measure)}:{' '}
                <span>
                  <strong>
                    {figure(ours, row.unit)} {UNITS[row.unit] ?? row.unit}
                  </strong>{' '}
                  contra {figure(best.value, row.unit)} de {best.name}
                </span>
              </dt>
            ))}
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
