import '../three-columns.css';
import { DemoPage, Section, Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { Fold } from '../fold';
import { Names, Words } from '../words';
import { COUNTERPARTS, WITHOUT } from './counterparts';

export function Page() {
  return (
    <DemoPage>
      <Section title="Antes de empezar">
        <ul>
          <li>No hay módulos ni inyección: importas cada parte donde la usas.</li>
          <li>
            Lo que era un ajuste es una propiedad, y lo que era un evento, una función{' '}
            <code>onAlgo</code>. Los textos se cambian de una vez con <code>GuaduaProvider</code>.
          </li>
          <li>
            En un formulario de React no hay <code>FormControl</code>: cada campo funciona con{' '}
            <code>value</code> y <code>onChange</code>, con <code>name</code> en un formulario
            nativo, o con React Hook Form.
          </li>
          <li>Se compara con la versión 0.52.29 de la librería de Angular.</li>
        </ul>
      </Section>
      {COUNTERPARTS.map(({ title, rows }) => (
        <Section key={title} title={title}>
          <Fold summary={rows.length === 1 ? 'Una parte' : `${rows.length} partes`}>
            <Table
              columns={['Angular', 'Guadua', 'Qué cambia']}
              className="three-columns text-below"
            >
              {rows.map(({ angular, guadua, to, change }) => (
                <tr key={angular}>
                  <th scope="row">
                    <code>
                      <Names names={angular.split(', ')} />
                    </code>
                  </th>
                  <td>
                    <SiteLink to={to}>
                      <code>
                        <Names names={guadua} />
                      </code>
                    </SiteLink>
                  </td>
                  <td>
                    <Words text={change} />
                  </td>
                </tr>
              ))}
            </Table>
          </Fold>
        </Section>
      ))}
      <Section title="Lo que no tiene equivalente">
        <Table columns={['Angular', 'En su lugar']} className="text-below">
          {WITHOUT.map(([angular, instead]) => (
            <tr key={angular}>
              <th scope="row">
                <code>
                  <Names names={angular.split(', ')} />
                </code>
              </th>
              <td>
                <Words text={instead} />
              </td>
            </tr>
          ))}
        </Table>
      </Section>
    </DemoPage>
  );
}
