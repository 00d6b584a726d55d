import { Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { Fold } from '../fold';
import { Words } from '../words';
import type { Need } from './needs';

interface NeedsTableProps {
  title: string;
  needs: readonly Need[];
}

/** What to use for each need of one subject. */
export function NeedsTable({ title, needs }: NeedsTableProps) {
  return (
    <Fold summary={`${title} (${needs.length})`}>
      <Table columns={['Necesidad', 'Componente', 'Por qué']} className="recetas-needs">
        {needs.map(({ want, use, to, because }) => (
          <tr key={want}>
            <th scope="row">{want}</th>
            <td>
              <SiteLink to={to}>
                <code>{use.join(', ')}</code>
              </SiteLink>
            </td>
            <td>
              <Words text={because} />
            </td>
          </tr>
        ))}
      </Table>
    </Fold>
  );
}
