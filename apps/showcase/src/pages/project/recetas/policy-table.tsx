import { Table } from '../../../demo';
import { Fold } from '../fold';
import { Words } from '../words';
import { OTHER_SOURCES, STRICT_POLICY } from './policy';

/** The directives of a strict policy, and what each is for. */
export function PolicyTable() {
  return (
    <Fold summary="Los permisos, y para qué es cada uno">
      <Table columns={['Permiso', 'Para qué']} className="recetas-needs">
        {[...STRICT_POLICY, ...OTHER_SOURCES].map(({ directive, besides, why }) => (
          <tr key={directive}>
            <th scope="row">
              <code>{directive}</code> {besides}
            </th>
            <td>
              <Words text={why} />
            </td>
          </tr>
        ))}
      </Table>
    </Fold>
  );
}
