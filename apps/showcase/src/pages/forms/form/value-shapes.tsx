import { Table } from '../../../demo/table';

/** Lo que un control entrega en un `Form`. */
export interface ValueShape {
  /** Cómo se escribe el control. */
  readonly control: string;
  /** Lo que hay en `values` cuando está vacío. */
  readonly empty: string;
  /** Lo que hay en `values` cuando tiene algo. */
  readonly filled: string;
  /** Lo que manda el navegador en `FormData`. */
  readonly sent: string;
}

/** La tabla de la página; cada fila está probada en `value-shapes.test.tsx`. */
export const VALUE_SHAPES: readonly ValueShape[] = [
  { control: '<TextInput>', empty: "''", filled: "'Ana'", sent: 'Ana' },
  { control: '<TextArea>', empty: "''", filled: "'Ana'", sent: 'Ana' },
  { control: '<NumberInput>', empty: 'null', filled: '4500000', sent: '4500000' },
  { control: '<PinInput>', empty: 'null', filled: "'1234'", sent: '1234' },
  { control: '<Checkbox>', empty: 'false', filled: 'true', sent: 'on' },
  { control: '<Switch>', empty: 'false', filled: 'true', sent: 'on' },
  { control: '<RadioGroup>', empty: 'null', filled: "'a'", sent: 'a' },
  { control: '<NativeSelect>', empty: 'null', filled: "'a'", sent: 'a' },
  { control: '<CheckboxGroup>', empty: '[]', filled: "['a', 'b']", sent: 'a, b' },
  { control: '<Select>', empty: 'null', filled: '2', sent: '2' },
  { control: '<Select multiple>', empty: '[]', filled: '[1, 2]', sent: '1, 2' },
  { control: '<DatePicker>', empty: 'null', filled: "'2026-03-05'", sent: '2026-03-05' },
  {
    control: '<DateRangePicker>',
    empty: 'null',
    filled: "{ from: '2026-03-01', to: '2026-03-05' }",
    sent: '2026-03-01, 2026-03-05',
  },
  { control: '<input>', empty: "''", filled: "'Ana'", sent: 'Ana' },
  { control: '<input type="checkbox">', empty: 'false', filled: 'true', sent: 'on' },
];

/** Qué entrega cada control, en `values` y en `FormData`. */
export function ValueShapes() {
  return (
    <Table columns={['Control', 'Vacío', 'Con algo', 'En FormData']}>
      {VALUE_SHAPES.map((shape) => (
        <tr key={shape.control}>
          {[shape.control, shape.empty, shape.filled, shape.sent].map((text, column) => (
            <td key={column}>
              <code>{text}</code>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
