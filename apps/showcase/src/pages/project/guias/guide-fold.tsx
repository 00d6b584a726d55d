import { type ComponentType, lazy, Suspense, useState } from 'react';
import { SourcePanel, Table } from '../../../demo';
import { DemoBoundary } from '../../../demo/demo-boundary';
import { loadWithRetry } from '../../../demo/load-with-retry';
import { SiteLink } from '../../../shell/site-link';
import { Fold } from '../fold';
import { Words } from '../words';
import type { Guide } from './guides';
import type { GuideScreen } from './screens';

interface GuideFoldProps {
  guide: Guide;
  screen: GuideScreen | undefined;
}

/** The way from one library: what is called how, and one screen before and after. */
export function GuideFold({ guide, screen }: GuideFoldProps) {
  // A screen and its styles are loaded once its guide is open.
  const [late, setLate] = useState<{ Screen: ComponentType }>();
  const load = screen?.load;
  const show = () => {
    if (load) setLate((known) => known ?? { Screen: lazyScreen(load) });
  };
  return (
    <Fold summary={`Desde ${guide.library}`} onOpen={show}>
      <Table columns={[guide.library, 'Guadua', 'A mano']} className="three-columns text-below">
        {guide.rows.map(({ theirs, ours, byHand }) => (
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
      {screen && (
        <div className="sources-beside">
          <section className="example" aria-label={`Antes, con ${guide.library}`}>
            <p className="example-note">Antes, con {guide.library}:</p>
            <SourcePanel source={screen.before} whole />
          </section>
          <section className="example" aria-label={`Después de ${guide.library}`}>
            <p className="example-note">Después, funcionando:</p>
            <div className="frame">
              <div className="stage" data-align="start">
                <DemoBoundary>
                  <Suspense fallback={null}>
                    {late ? <late.Screen /> : <p>Este formulario se carga con JavaScript.</p>}
                  </Suspense>
                </DemoBoundary>
              </div>
              <div className="frame-foot">
                <SourcePanel source={screen.after} whole />
              </div>
            </div>
          </section>
        </div>
      )}
      <p className="example-note">
        <SiteLink to={guide.to}>Pruébalo</SiteLink>
      </p>
    </Fold>
  );
}

function lazyScreen(load: GuideScreen['load']): ComponentType {
  return lazy(() => loadWithRetry(async () => ({ default: await load() })));
}
