import { dateShortcuts, formatDate } from '@guadua/date';

export function Shortcuts({ today = new Date(2026, 10, 20) }: { today?: Date }) {
  return (
    <table>
      <tbody>
        {dateShortcuts.map(({ id, label, range }) => {
          const { from, to } = range(today);
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                {formatDate(from, 'dd/MM/y')} → {formatDate(to, 'dd/MM/y')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
