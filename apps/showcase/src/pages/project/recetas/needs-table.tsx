import { Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { Words } from '../words';
import type { Need } from './needs';

interface NeedsTableProps {
  title: string;
  needs: readonly Need[];
}

/** What to use for each need of one subject. */
export function NeedsTable({ title, needs }: NeedsTableProps) {
  return (
    <>
      <h3 className="recetas-group">{title}</h3>
      <Table columns={['Quiero que…', 'Usa, y por qué']} className="recetas-needs">
        {needs.map(({ want, use, to, because }) => (
          <tr key={want}>
            <th scope="row">{want}</th>
            <td>
              <div className="recetas-use">
                <SiteLink to={to}>
                  <code>{use.join(', ')}</code>
                </SiteLink>{' '}
                <span>
                  <Words text={because} />
                </span>
              </div>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
