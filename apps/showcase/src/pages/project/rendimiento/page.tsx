import './page.css';
import { BENCHMARKS, SHARED, SIZES } from 'virtual:measurements';
import { DemoPage, Section } from '../../../demo';
import { kilobytes } from '../../../demo/kilobytes';
import { loadLatePart } from '../../../demo/late-part';
import { CODE_URL } from '../../../site/site-links';
import { Fold } from '../fold';
import { BehindTable } from './behind-table';
import { BenchmarkTable } from './benchmark-table';
import { GlanceTable } from './glance-table';
import { SizeGroup } from './size-table';

// Its boxes are folded, and come when a person moves.
const SizeCard = await loadLatePart({
  name: 'size-card',
  load: async () => (await import('./size-card')).SizeCard,
});

export function Page() {
  const packages = [...new Set(SIZES.map(({ from }) => packageOf(from)))];
  const kept = SIZES.filter(({ gzip, target }) => gzip <= target).length;
  return (
    <DemoPage>
      {BENCHMARKS.length > 0 && (
        <Section title="Al lado de los demás">
          <p>
            Kilobytes con gzip y milisegundos en un mismo navegador: cuanto más corta la barra,
            mejor. Más abajo está todo, también dónde otra librería es mejor.
          </p>
          <GlanceTable benchmarks={BENCHMARKS} />
        </Section>
      )}
      <Section title="Cuánto pesa">
        <p>
          Lo que tu aplicación carga al importar cada parte: empaquetado, minificado y comprimido
          con gzip, sin contar React ni los estilos. Se midió al construir esta página. Todas están
          dentro de su límite; {kept} de {SIZES.length} ya alcanzan la meta, que es más exigente.
        </p>
        {packages.map((name) => (
          <SizeGroup
            key={name}
            name={name}
            sizes={SIZES.filter(({ from }) => packageOf(from) === name)}
          />
        ))}
      </Section>
      <Section title="Cuánto suma lo que elijas">
        <p>
          Lo que dos componentes comparten se carga una sola vez. Marca los que usas y mira cuánto
          sumaría cada uno de los demás. Con más de uno, la cifra es un cálculo que se aparta menos
          del 5 % de lo que mide el empaquetador.
        </p>
        <Fold summary={`Elegir entre ${SHARED.components.length} componentes`}>
          <SizeCard />
        </Fold>
      </Section>
      <Section title="Cuánto tarda">
        {BENCHMARKS.length > 0 ? (
          <>
            <p>
              Guadua junto a otras librerías que hacen lo mismo, en el mismo navegador y en la misma
              corrida. Cada cifra es la mediana de varias; en tu equipo serán otras.
            </p>
            {BENCHMARKS.map((benchmark) => (
              <BenchmarkTable key={benchmark.group} benchmark={benchmark} />
            ))}
            <Fold summary="Dónde otra librería es mejor, y por qué">
              <BehindTable benchmarks={BENCHMARKS} />
            </Fold>
          </>
        ) : (
          <p className="rendimiento-none">
            Todavía no hay cifras guardadas de una corrida completa. Para obtenerlas en tu equipo:{' '}
            <code>pnpm bench</code>.
          </p>
        )}
      </Section>
      <Section title="Cómo se mide">
        <ul>
          <li>
            El peso, con Rolldown, que es el empaquetador de Vite, sobre los paquetes construidos,
            tal como los importaría una aplicación; lo que se carga después no cuenta (
            <a href={`${CODE_URL}/tree/main/tooling/size`}>código</a>).
          </li>
          <li>
            El tiempo, en Chromium y con las versiones de producción de todos, incluido un «Límite»:
            lo mínimo que el navegador permite (
            <a href={`${CODE_URL}/tree/main/tooling/bench`}>código</a>).
          </li>
          <li>
            Este sitio tiene sus propios límites: la portada, con React y el enrutador, no puede
            pasar de {kilobytes(112_000)} de JavaScript.
          </li>
        </ul>
      </Section>
    </DemoPage>
  );
}

function packageOf(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}
