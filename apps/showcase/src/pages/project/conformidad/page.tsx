import './page.css';
import { DemoPage, Section, Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { CODE_URL } from '../../../site/site-links';
import { Fold } from '../fold';
import { Words } from '../words';
import type { Criterion } from './criterion.types';
import { PRINCIPLES } from './principles';

const RESULTS = {
  cumple: 'Cumple',
  parcial: 'Probado en parte',
  mano: 'Revisado a mano',
  excepcion: 'Con excepción',
  no: 'No aplica',
} as const;

export function Page() {
  return (
    <DemoPage>
      <Section title="Qué se evaluó">
        <p>
          Los cinco paquetes y este sitio. En EN 301 549 los criterios son los mismos, con un 9
          delante (9.1.4.3 es 1.4.3). Falta una revisión de personas que usan lector de pantalla a
          diario, como dice <SiteLink to="/accesibilidad">Accesibilidad</SiteLink>.
        </p>
        <p>
          «Cumple» es lo que las pruebas enlazadas demuestran, en los componentes o en cada página.
          «Probado en parte» explica qué demuestran y qué se revisó leyendo el código y mirando;
          «Revisado a mano», que no hay prueba; «Con excepción», lo que todavía no se cumple.
        </p>
        <p>
          Lo que una aplicación hace con los componentes es suyo: el texto de cada etiqueta, el
          orden de sus páginas y los colores que cambie (<SiteLink to="/tema">Tema</SiteLink>{' '}
          muestra el contraste de los que elijas).
        </p>
      </Section>
      {PRINCIPLES.map(({ title, criteria }) => (
        <Section key={title} title={title}>
          <Fold summary={summaryOf(criteria)}>
            <Table
              columns={['Criterio', 'Resultado', 'Cómo y con qué prueba']}
              className="conformidad-table"
            >
              {criteria.map(({ number, name, result, how, tests }) => (
                <tr key={number}>
                  <th scope="row">
                    {number} {name}
                  </th>
                  <td data-result={result}>{RESULTS[result]}</td>
                  <td>
                    <Words text={how} />
                    <span className="conformidad-tests">
                      {tests.map((file) => (
                        <span key={file}>
                          <a href={`${CODE_URL}/blob/main/${file}`}>
                            {file.split('/').at(-1)}
                          </a>{' '}
                        </span>
                      ))}
                    </span>
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

/** How many criteria there are of each result: `20 criterios: 12 cumple, 3 no aplica`. */
function summaryOf(criteria: readonly Criterion[]): string {
  const counts = Object.entries(RESULTS).flatMap(([key, name]) => {
    const count = criteria.filter(({ result }) => result === key).length;
    return count > 0 ? [`${name.toLowerCase()}: ${count}`] : [];
  });
  return `${criteria.length} criterios (${counts.join(', ')})`;
}
