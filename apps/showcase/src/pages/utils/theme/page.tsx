import { useColorScheme } from '@guadua/utils';
import headSource from '../../../../build/head-plugin.ts?source';
import {
  DemoPage,
  Example,
  type ExampleProps,
  type Figure,
  Section,
  SourcePanel,
} from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { Island } from './examples/island';
import islandSource from './examples/island.tsx?source';
import { Preference } from './examples/preference';
import preferenceSource from './examples/preference.tsx?source';
import { Subscribe } from './examples/subscribe';
import subscribeSource from './examples/subscribe.tsx?source';
import { Toggle } from './examples/toggle';
import toggleSource from './examples/toggle.tsx?source';

export function Page() {
  return (
    <DemoPage
      lead={
        <>
          Claro u oscuro: sigue al sistema, recuerda tu elección y nunca destella en blanco. Los
          colores, las esquinas y la letra se cambian en <SiteLink to="/tema">Tema</SiteLink>.
        </>
      }
    >
      <SchemeExample title="Alternar" component={Toggle} source={toggleSource}>
        Un botón que pasa de claro a oscuro. La elección se guarda y se aplica en las otras
        pestañas.
      </SchemeExample>
      <SchemeExample
        title="Claro, oscuro o como el sistema"
        component={Preference}
        source={preferenceSource}
      >
        Mientras la preferencia sea el sistema, la página lo sigue en vivo.
      </SchemeExample>
      <Example title="Una parte con su propio tema" component={Island} source={islandSource}>
        El atributo <code>data-color-scheme</code> vale para cualquier elemento: los colores se
        resuelven allí donde se usan.
      </Example>
      <SchemeExample title="Detectar los cambios" component={Subscribe} source={subscribeSource}>
        Fuera de React, suscríbete a <code>colorScheme</code>.
      </SchemeExample>
      <Section title="Sin destello">
        <p>
          Un script de menos de un kilobyte va en el <code>head</code> y decide el tema antes del
          primer píxel. Este es el complemento de Vite que lo pone en este sitio, con su huella en
          la política de seguridad.
        </p>
        <SourcePanel source={headSource} />
      </Section>
    </DemoPage>
  );
}

/** An example beside the live scheme: that it changes renders the examples, and not their page. */
function SchemeExample(props: ExampleProps) {
  const { scheme, preference } = useColorScheme();
  const figures: Figure[] = [
    ['esquema', scheme],
    ['preferencia', preference],
    ['color-scheme', scheme],
    ['clase del body', `scheme-${scheme}`],
  ];
  return <Example {...props} figures={figures} />;
}
