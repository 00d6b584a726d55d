import { Table } from '../../../demo';
import type { Benchmark, BenchmarkRow } from '../../../site/measurements.types';
import { bestPeer, oursOf } from './behind';
import { figure } from './benchmark-table';
import { GROUP_TITLES, measureTitle, UNITS } from './benchmark-titles';

/** The measures that most people ask for, by group. */
const ASKED: readonly (readonly [group: string, measure: string])[] = [
  ['size', 'Select'],
  ['size', 'Date, single and range'],
  ['size', 'PIN'],
  ['size', 'Masks and numbers'],
  ['select', 'Open, 100 options'],
  ['select', 'Open, 100000 options'],
  ['date', 'Open, range'],
  ['pin', '100 mounted, painted'],
  ['image', '12 MP, wall'],
];

/** Ours beside the best of the others, weights first; each with a bar. */
export function GlanceTable({ benchmarks }: { benchmarks: readonly Benchmark[] }) {
  const rows = ASKED.flatMap(([group, measure]) => {
    const row = benchmarks
      .find((known) => known.group === group)
      ?.rows.find((known) => known.measure === measure);
    return row ? [{ group, row }] : [];
  });
  return (
    <Table columns={['Medida', 'Guadua', 'El mejor de los demás']} className="rendimiento-glance">
      {rows.map(({ group, row }) => (
        <Glance key={group + row.measure} group={group} row={row} />
      ))}
    </Table>
  );
}

function Glance({ group, row }: { group: string; row: BenchmarkRow }) {
  const ours = oursOf(row);
  const peer = bestPeer(row);
  if (ours === undefined || !peer) return null;
  const most = Math.max(ours, peer.value);
  const unit = UNITS[row.unit] ?? row.unit;
  const subject = group === 'size' ? 'Peso' : GROUP_TITLES[group]?.split(',')[0];
  return (
    <tr>
      <th scope="row">
        {subject}: {measureTitle(row.measure)}
      </th>
      <td data-ours>
        <span className="rendimiento-figure">
          {figure(ours, row.unit)} {unit}
        </span>
        <meter className="rendimiento-bar" aria-hidden="true" min={0} max={most} value={ours} />
      </td>
      <td>
        <span className="rendimiento-figure">
          {figure(peer.value, row.unit)} {unit}
        </span>{' '}
        {peer.name}
        <meter
          className="rendimiento-bar"
          aria-hidden="true"
          min={0}
          max={most}
          low={0}
          high={0}
          optimum={0}
          value={peer.value}
        />
      </td>
    </tr>
  );
}
