import { colombianHolidays } from '@guadua/date';
import { formatCurrency } from '@guadua/forms';
import { removeDiacritics } from '@guadua/utils';
import { useLoaderData } from 'react-router';
import { Everything } from './everything';

/** Runs on the server alone. */
export function loader() {
  return {
    facts: [
      removeDiacritics('Bogotá'),
      formatCurrency(1234.5),
      String(colombianHolidays(2026).length),
    ],
  };
}

export default function Page() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>React Router</h1>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Everything />
    </main>
  );
}
