import { Table } from '../../../demo';
import { kilobytes } from '../../../demo/kilobytes';
import type { MeasuredSize } from '../../../site/measurements.types';
import { Fold } from '../fold';
import { breakable, Names } from '../words';

/** The sizes of one package, folded under how many there are. */
export function SizeGroup({ name, sizes }: { name: string; sizes: readonly MeasuredSize[] }) {
  const kept = sizes.filter(({ gzip, target }) => gzip <= target).length;
  return (
    <Fold
      summary={
        <>
          <code>{name}</code>: {kept} de {sizes.length} alcanzan la meta
        </>
      }
    >
      <SizeTable name={name} sizes={sizes} />
    </Fold>
  );
}

/** Sizes with their budgets; the longest bar is the heaviest part. */
function SizeTable({ name, sizes }: { name: string; sizes: readonly MeasuredSize[] }) {
  const heaviest = Math.max(...sizes.map(({ gzip }) => gzip));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="rendimiento-scroll" role="group" aria-label={`Pesos de ${name}`} tabIndex={0}>
      <Table columns={['Qué se importa', 'Medido', 'Meta', 'Límite']} className="rendimiento-sizes">
        {sizes.map((size) => (
          <tr key={`${size.from} ${size.names} ${size.without} ${size.hasWorker}`}>
            <th scope="row">
              {size.names.length > 0 ? (
                <code>
                  <Names names={size.names} />
                </code>
              ) : (
                'Todo lo que exporta'
              )}{' '}
              <span className="rendimiento-from">
                {breakable(size.from)}
                {size.without.length > 0 &&
                  `, sin ${size.without.join(', ').replace(/, (?=[^,]+$)/, ' ni ')}`}
                {size.hasWorker && ', con su worker'}
              </span>
            </th>
            <td>
              <span className="rendimiento-figure">{kilobytes(size.gzip)}</span>
              <meter
                className="rendimiento-bar"
                aria-label="Peso frente a la parte más pesada"
                min={0}
                max={heaviest}
                low={size.target}
                high={size.target}
                optimum={0}
                value={size.gzip}
              />
            </td>
            <td data-missed={size.gzip > size.target || undefined}>
              {kilobytes(size.target)}
              {size.gzip > size.target && ` (+${excess(size)})`}
            </td>
            <td>{kilobytes(size.limit)}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** What a part weighs above its target. */
function excess({ gzip, target }: MeasuredSize): string {
  const bytes = gzip - target;
  return bytes < 100 ? `${bytes} B` : kilobytes(bytes);
}
