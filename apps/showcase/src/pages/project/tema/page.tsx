import '@guadua/forms/styles.css';
import './page.css';
import { DemoPage, Example, FoldedSource, Section, SourcePanel } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import bootstrapSource from './beside/bootstrap.css?source';
import formSource from './beside/solicitud.tsx?source';
import tailwindSource from './beside/tailwind.css?source';
import { Filters } from './examples/filters';
import filtersSource from './examples/filters.tsx?source';
import { ThemeStudio } from './theme-studio';

export function Page() {
  return (
    <DemoPage>
      <Section title="Tu tema">
        <p>
          Lo que cambies se aplica a todo el sitio mientras dure tu visita, y aquí mismo vuelves al
          tema de Guadua. Prueba también el otro esquema, con el botón de arriba.
        </p>
        <ThemeStudio />
      </Section>
      <Section title="Dónde va">
        <p>
          Todos los estilos de Guadua están en capas (<code>@layer guadua.…</code>): una regla tuya
          fuera de ellas gana siempre, esté antes o después, y sin <code>!important</code>. Pega el
          CSS en tu hoja de estilos. De <code>--gd-accent</code> salen los demás tonos del acento,
          legibles en los dos esquemas; si tu marca tiene un color para cada uno, escribe{' '}
          <code>light-dark(#005f99, #7fc4ff)</code>. El{' '}
          <SiteLink to="/utils/theme">tema claro u oscuro</SiteLink> decide cuál se ve.
        </p>
        <p>
          Para cambiar un solo componente, cada página tiene sus propiedades <code>--gd-…</code> y
          sus atributos <code>data-…</code> en la referencia.
        </p>
      </Section>
      <Example title="Densidad por partes" component={Filters} source={filtersSource} align="start">
        <code>data-gd-density="compact"</code> vale para todo lo que tenga dentro, y para las
        listas, calendarios y paneles que se abran desde ahí. Adentro, <code>comfortable</code>{' '}
        devuelve una parte a su tamaño. Lo más pequeño que se puede oprimir mide 24 px.
      </Example>
      <Section title="Con Tailwind 4">
        <p>
          El reinicio de Tailwind está en su capa <code>base</code>. Si las hojas de Guadua quedan
          antes, les quita los bordes y las casillas. La primera línea fija el orden: Guadua va
          después de <code>base</code>, y las utilidades al final, para que ganen en cualquier{' '}
          <code>className</code>.
        </p>
        <p>
          <code>@custom-variant dark</code> hace que <code>dark:</code> siga al tema que eligió la
          persona, y <code>@theme inline</code> convierte los valores de Guadua en utilidades.
        </p>
        <SourcePanel source={tailwindSource} />
        <FoldedSource source={formSource} />
        <p>
          Esta misma aplicación se construye con Tailwind 4.3 en las pruebas: los campos se ven
          igual que sin él, y las utilidades ganan.
        </p>
      </Section>
      <Section title="Al lado de otra librería">
        <p>
          En CSS, las reglas sin <code>@layer</code> ganan a las que están en una capa. Una hoja
          como la de Bootstrap cambia <code>button</code>, <code>input</code> y <code>label</code>{' '}
          de toda la página, también dentro de los componentes. Impórtala en una capa anterior a las
          de Guadua: sus clases siguen funcionando y nada se cruza.
        </p>
        <SourcePanel source={bootstrapSource} whole />
        <p>
          También se prueba, con Bootstrap 5.3. Si la otra hoja se carga con un <code>link</code>{' '}
          que no controlas, cárgala con <code>@import url(…) layer(other)</code>.
        </p>
      </Section>
    </DemoPage>
  );
}
