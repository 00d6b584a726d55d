import { Table } from '../../../demo';
import { kilobytes } from '../../../demo/kilobytes';
import type { MeasuredSize } from '../../../site/measurements.types';

/** Sizes with their budgets; a bar is full at the limit, and its notch is the target. */
export function SizeTable({ sizes }: { sizes: readonly MeasuredSize[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="rendimiento-scroll" role="group" aria-label="Pesos" tabIndex={0}>
      <Table columns={['Qué se importa', 'Medido', 'Meta', 'Límite']} className="rendimiento-sizes">
        {sizes.map((size) => (
          <tr key={`${size.from} ${size.names} ${size.without} ${size.hasWorker}`}>
            <th scope="row">
              {size.names.length > 0 ? <code>{size.names.join(', ')}</code> : 'Todo lo que exporta'}
              <span className="rendimiento-from">
                {size.from}
                {size.without.length > 0 && `, sin ${size.without.join(' ni ')}`}
                {size.hasWorker && ', con su worker'}
              </span>
            </th>
            <td>
              <span className="rendimiento-figure">{kilobytes(size.gzip)}</span>
              <meter
                className="rendimiento-bar"
                aria-label="Parte del límite"
                min={0}
                max={size.limit}
                low={size.target}
                high={size.target}
                optimum={0}
                value={size.gzip}
              />
            </td>
            <td data-missed={size.gzip > size.target || undefined}>
              {kilobytes(size.target)}
              {size.gzip > size.target && ' (falta)'}
            </td>
            <td>{kilobytes(size.limit)}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
