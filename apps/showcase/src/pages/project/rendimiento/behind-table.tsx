import './behind.css';
import type { Benchmark } from '../../../site/measurements.types';
import { measuresBehind } from './behind';
import { figure } from './benchmark-table';
import { GROUP_TITLES, measureTitle, UNITS } from './benchmark-titles';

/** All the measures in which another library does better, each with its reason. */
export function BehindTable({ benchmarks }: { benchmarks: readonly Benchmark[] }) {
  const behind = benchmarks.map((benchmark) => ({
    group: benchmark.group,
    measures: measuresBehind([benchmark]),
  }));
  return (
    <>
      <h3 className="rendimiento-title">Donde otra va adelante</h3>
      <dl className="rendimiento-behind">
        {behind.flatMap(({ group, measures }) =>
          measures.map(({ row, ours, best, reason }) => {
            const unit = UNITS[row.unit] ?? row.unit;
            return (
              <div key={`${group} ${row.measure}`}>
                <dt>
                  {GROUP_TITLES[group]?.split(',')[0]}: {measureTitle(row.measure).toLowerCase()}
                </dt>
                <dd>
                  <strong>
                    {figure(ours)} {unit}
                  </strong>{' '}
                  contra {figure(best.value)} de {best.name}. {reason}
                </dd>
              </div>
            );
          }),
        )}
      </dl>
    </>
  );
}
