import { Table } from '../../../demo/table';
import { Fold } from '../../project/fold';
import { VALUE_SHAPES, written } from './value-shapes';

/** Qué entrega cada control, en `values` y en `FormData`. */
export function ValueShapes() {
  return (
    <Fold summary={`Los ${VALUE_SHAPES.length} controles, uno por uno`}>
      <Table columns={['Control', 'Vacío', 'Con algo', 'En FormData']}>
        {VALUE_SHAPES.map(({ control, values, sent }) => (
          <tr key={control}>
            {[control, written(values[0]), written(values.at(-1)), sent.at(-1)?.join(', ')].map(
              (text, column) => (
                <td key={column}>
                  <code>{text}</code>
                </td>
              ),
            )}
          </tr>
        ))}
      </Table>
    </Fold>
  );
}
