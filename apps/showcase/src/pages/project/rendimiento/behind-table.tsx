import './behind.css';
import type { Benchmark } from '../../../site/measurements.types';
import { behindByReason } from './behind';
import { figure } from './benchmark-table';
import { GROUP_TITLES, measureTitle, UNITS, withinSentence } from './benchmark-titles';

/** All the measures in which another library does better; those of one reason stand together. */
export function BehindTable({ benchmarks }: { benchmarks: readonly Benchmark[] }) {
  return (
    <>
      <h3 className="rendimiento-title">Donde otra va adelante</h3>
      <dl className="rendimiento-behind">
        {benchmarks.flatMap((benchmark) =>
          behindByReason(benchmark).map(({ reason, measures }) => (
            <div key={`${benchmark.group} ${measures[0]?.row.measure}`}>
              {measures.map(({ row, ours, best }) => (
                <dt key={row.measure}>
                  {GROUP_TITLES[benchmark.group]?.split(',')[0]}:{' '}
                  {withinSentence(measureTitle(row.measure))}:{' '}
                  <strong>
                    {figure(ours, row.unit)} {UNITS[row.unit] ?? row.unit}
                  </strong>{' '}
                  contra {figure(best.value, row.unit)} de {best.name}
                </dt>
              ))}
              <dd>{reason}</dd>
            </div>
          )),
        )}
      </dl>
    </>
  );
}
