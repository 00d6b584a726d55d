import { Table } from '../../../demo/table';
import { Fold } from '../../project/fold';
import { VALUE_SHAPES, type ValueShape, written } from './value-shapes';

/** One control of each shape that is not a text: number, yes or no, list, range, file. */
const IN_SIGHT =
  /^<(?:NumberInput|Checkbox|CheckboxGroup|DateRangePicker valueAs="iso"|FileInput)>$/;

/** Qué entrega cada control, en `values` y en `FormData`. */
export function ValueShapes() {
  const rest = VALUE_SHAPES.filter(({ control }) => !IN_SIGHT.test(control));
  return (
    <>
      <Shapes shapes={VALUE_SHAPES.filter(({ control }) => IN_SIGHT.test(control))} />
      <Fold summary={`${rest.length} controles más`}>
        <Shapes shapes={rest} />
      </Fold>
    </>
  );
}

function Shapes({ shapes }: { shapes: readonly ValueShape[] }) {
  return (
    <Table columns={['Control', 'Vacío', 'Con algo', 'En FormData']} className="value-shapes">
      {shapes.map(({ control, values, sent }) => (
        <tr key={control}>
          <th scope="row">
            <code>{control}</code>
          </th>
          {[written(values[0]), written(values.at(-1)), sent.at(-1)?.join(', ')].map(
            (text, column) => (
              <td key={column}>
                <code>{text}</code>
              </td>
            ),
          )}
        </tr>
      ))}
    </Table>
  );
}
