import {
  type DateSpan,
  formatDate,
  getDateRange,
  getMonth,
  getToday,
  getTomorrow,
  getWeek,
  getYear,
  getYesterday,
} from '@guadua/date';

export function Ranges({ today = new Date(2026, 10, 20) }: { today?: Date }) {
  const ranges: [name: string, span: DateSpan][] = [
    ['getYesterday()', getYesterday({ today })],
    ['getToday()', getToday({ today })],
    ['getTomorrow()', getTomorrow({ today })],
    ['getWeek()', getWeek({ today })],
    ['getMonth()', getMonth({ today })],
    ['getYear()', getYear({ today })],
    ['getDateRange({ days: -7 })', getDateRange({ days: -7, from: today })],
    ['getDateRange({ currentMonth: true })', getDateRange({ currentMonth: true, from: today })],
  ];
  return (
    <table>
      <tbody>
        {ranges.map(([name, { start, end }]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {formatDate(start, 'dd/MM/y HH:mm')} → {formatDate(end, 'dd/MM/y HH:mm')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
