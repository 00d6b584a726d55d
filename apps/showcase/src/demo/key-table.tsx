interface KeyTableProps {
  /** Keys and what they do: `['Mayús + Tab', 'Vuelve al control anterior.']`. */
  rows: readonly (readonly [keys: string, effect: string])[];
}

/** What the keyboard does, one key a row. */
export function KeyTable({ rows }: KeyTableProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Tecla</th>
          <th scope="col">Qué hace</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, effect]) => (
          <tr key={keys}>
            <th scope="row">
              {keys.split(' + ').map((key, index) => (
                <span key={key}>
                  {index > 0 && ' + '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
