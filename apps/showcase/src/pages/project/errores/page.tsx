import '../three-columns.css';
import './page.css';
import { DemoPage, Section, Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { Words } from '../words';
import { WARNINGS } from './warnings';

export function Page() {
  return (
    <DemoPage>
      <Section title="Cómo se leen">
        <p>
          En desarrollo, una propiedad que no cuadra se dice una vez en la consola, en inglés, con
          el componente, lo que pasa, cómo se arregla y una dirección de esta página. En producción
          no se dice nada, y los textos no llegan al navegador. Lo que la persona ve y envía no
          cambia por un aviso.
        </p>
      </Section>
      {WARNINGS.map(({ from, warnings }) => (
        <Section key={from} title={from}>
          <Table
            columns={['Aviso', 'Qué pasa', 'Cómo se arregla']}
            className="three-columns text-below errores-table"
          >
            {warnings.map(({ code, subject, why, mend }) => (
              <tr key={code} id={code}>
                <th scope="row">
                  {subject}{' '}
                  <SiteLink to={`#${code}`}>
                    <code>{code}</code>
                  </SiteLink>
                </th>
                <td>
                  <Words text={why} />
                </td>
                <td>
                  <Words text={mend} />
                </td>
              </tr>
            ))}
          </Table>
        </Section>
      ))}
    </DemoPage>
  );
}
