import '@guadua/utils/carousel.css';
import './page.css';
import landscapesSource from '../../../data/landscapes.ts?source';
import { DemoPage, Example, FoldedSource, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Changing } from './examples/changing';
import changingSource from './examples/changing.tsx?source';
import { Rotation } from './examples/rotation';
import rotationSource from './examples/rotation.tsx?source';
import { Single } from './examples/single';
import singleSource from './examples/single.tsx?source';
import { Thumbnails } from './examples/thumbnails';
import thumbnailsSource from './examples/thumbnails.tsx?source';
import { TwoPerPage } from './examples/two-per-page';
import twoPerPageSource from './examples/two-per-page.tsx?source';

const Playground = await loadPlayground('splide/basic', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Una por página" component={Single} source={singleSource} align="start" half>
        Cambia de diapositiva con los botones, con los puntos o arrastrando.
      </Example>
      <Example
        title="Con miniaturas"
        component={Thumbnails}
        source={thumbnailsSource}
        align="start"
        half
      >
        Dos carruseles que comparten el mismo índice: el de arriba muestra, el de abajo elige.
      </Example>
      <Example
        title="Dos por página"
        folded="closed"
        component={TwoPerPage}
        source={twoPerPageSource}
        align="start"
      >
        Con espacio entre diapositivas y un margen por el que asoman las vecinas.
      </Example>
      <Example
        title="Rotación automática"
        folded="closed"
        component={Rotation}
        source={rotationSource}
        align="start"
      >
        Se detiene bajo el puntero, al recibir el foco y con movimiento reducido; tras el foco, solo
        su botón la reinicia.
      </Example>
      <Example
        title="Diapositivas que cambian"
        folded="closed"
        component={Changing}
        source={changingSource}
        align="start"
      >
        Se agregan y se quitan sin volver a empezar; los puntos y los nombres se ajustan solos.
      </Example>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Antes de cargar JavaScript">
        <p>
          Las diapositivas están en el HTML con su tamaño y su lugar definitivos, y se pueden
          desplazar aunque el motor nunca cargue. Splide se carga aparte, solo en las páginas con un
          carrusel.
        </p>
      </Section>
      <Section title="Datos">
        <p>
          Guarda este archivo junto a los ejemplos; los dibujos van en <code>public/paisajes</code>.
        </p>
        <FoldedSource source={landscapesSource} />
      </Section>
    </DemoPage>
  );
}
