import { colombianHolidays } from '@guadua/date';

const DAY = 86_400_000;
/** Where nothing is chosen: the year of the conditions bar. */
const SHOWN_YEAR = 2026;

/**
 * The year of a range on one line, with the holidays of Colombia.
 *
 * @param iso Both ends as ISO texts, joined by an arrow, as the margin shows them.
 */
export function YearStrip({ iso }: { iso: string | undefined }) {
  const [from, to] = (iso ?? '').split(' → ').map((end) => new Date(end));
  const chosen = from && to && !Number.isNaN(from.getTime()) && !Number.isNaN(to.getTime());
  const year = chosen ? from.getFullYear() : SHOWN_YEAR;
  const start = chosen ? dayOfYear(from, year) : 0;
  const end = chosen ? dayOfYear(to, year) : -1;
  const holidays = colombianHolidays(year).map(({ date }) => dayOfYear(date, year));
  const inside = holidays.filter((day) => day >= start && day <= end).length;
  const label = chosen
    ? `${end - start + 1} días de ${year}, ${inside === 1 ? 'uno festivo' : `${inside} festivos`}`
    : `${year}, con sus ${holidays.length} festivos`;
  return (
    <svg
      className="figure-drawing figure-year"
      viewBox="0 0 366 24"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {MONTHS.map((month) => (
        <rect
          key={month}
          className="month"
          x={monthStart(year, month)}
          y="11"
          width="29"
          height="2"
        />
      ))}
      {chosen && (
        <rect className="chosen" x={start} y="4" width={Math.max(1, end - start + 1)} height="16" />
      )}
      {holidays.map((day) => (
        <rect key={day} className="holiday" x={day} y="6" width="1.5" height="12" />
      ))}
    </svg>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

function monthStart(year: number, month: number): number {
  return (Date.UTC(year, month, 1) - Date.UTC(year, 0, 1)) / DAY;
}

/** From 0; a day of another year stays at the edge. */
function dayOfYear(date: Date, year: number): number {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.min(365, Math.max(0, Math.round((day - Date.UTC(year, 0, 1)) / DAY)));
}
