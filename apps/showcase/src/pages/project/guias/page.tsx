import '../three-columns.css';
import '../../forms/form/stage.css';
import '@guadua/forms/styles.css';
import { DemoPage, Example, Section, Table } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import { SiteLink } from '../../../shell/site-link';
import { Fold } from '../fold';
import { Words } from '../words';
import afterSource from './examples/after.tsx?source';
import beforeSource from './examples/before.tsx?source';
import { GUIDES } from './guides';

const [Before, After] = await Promise.all([
  loadLatePart({
    name: 'before',
    within: 'part',
    load: async () => (await import('./examples/before')).Before,
  }),
  loadLatePart({
    name: 'after',
    within: 'part',
    load: async () => (await import('./examples/after')).After,
  }),
]);

export function Page() {
  return (
    <DemoPage>
      <Section title="Tabla por tabla" place="before-reference">
        {GUIDES.map(({ library, to, rows }) => (
          <Fold key={library} summary={`Desde ${library}`}>
            <Table columns={[library, 'Guadua', 'A mano']} className="three-columns text-below">
              {rows.map(({ theirs, ours, byHand }) => (
                <tr key={theirs}>
                  <th scope="row">
                    <code>{theirs}</code>
                  </th>
                  <td>
                    <code>{ours}</code>
                  </td>
                  <td>
                    <Words text={byHand} />
                  </td>
                </tr>
              ))}
            </Table>
            <p>
              <SiteLink to={to}>Pruébalo</SiteLink>
            </p>
          </Fold>
        ))}
      </Section>
      <Example title="Antes" component={Before} source={beforeSource} align="start" half>
        React Hook Form solo: cada mensaje, su enlace con el campo y cada formato se escriben a
        mano.
      </Example>
      <Example title="Después" component={After} source={afterSource} align="start" half>
        El mismo formulario con los campos de Guadua: guarda los valores React Hook Form, igual que
        antes.
      </Example>
    </DemoPage>
  );
}
