import '../three-columns.css';
import './page.css';
import { DemoPage, Section, Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { Fold } from '../fold';
import { Words } from '../words';
import { WARNINGS } from './warnings';

export function Page() {
  return (
    <DemoPage>
      <Section title="Cómo se leen">
        <p>
          En desarrollo, si una propiedad no es válida, la consola avisa una sola vez, en inglés:
          qué componente, qué pasa, cómo se arregla y una dirección de esta página. En producción no
          hay avisos ni se cargan sus textos. Un aviso no cambia lo que la persona ve ni lo que
          envía.
        </p>
      </Section>
      {WARNINGS.map(({ from, warnings }) => (
        <Section key={from} title={from}>
          <Fold summary={warnings.length === 1 ? 'Un aviso' : `${warnings.length} avisos`}>
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
          </Fold>
        </Section>
      ))}
    </DemoPage>
  );
}
