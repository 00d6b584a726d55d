import './page.css';
import { BENCHMARKS, SHARED, SIZES } from 'virtual:measurements';
import { DemoPage, Section } from '../../../demo';
import { kilobytes } from '../../../demo/kilobytes';
import { CODE_URL } from '../../../site/site-links';
import { BehindTable } from './behind-table';
import { BenchmarkTable } from './benchmark-table';
import { SizeCard } from './size-card';
import { SizeTable } from './size-table';

export function Page() {
  const kept = SIZES.filter(({ gzip, target }) => gzip <= target).length;
  return (
    <DemoPage>
      <Section title="Cuánto pesa">
        <p>
          Lo que llega a tu aplicación al importar cada parte: empaquetado, minificado y comprimido
          con gzip, sin contar React ni los estilos. Se midió al construir esta página: {kept} de{' '}
          {SIZES.length} cumplen la meta, y ninguna pasa de su límite, porque entonces no habría
          página.
        </p>
        <SizeTable sizes={SIZES} />
      </Section>
      <Section title="Cuánto suma lo que elijas">
        <p>
          Lo que dos componentes comparten llega una sola vez. Marca los que usas y mira cuánto
          agregaría cada uno de los demás: con más de uno la cifra es un cálculo, y se aparta menos
          del 5 % de lo que mide el empaquetador.
        </p>
        <SizeCard shared={SHARED} />
      </Section>
      <Section title="Cuánto tarda">
        {BENCHMARKS.length > 0 ? (
          <>
            <p>
              Guadua junto a otras librerías que hacen lo mismo, en el mismo navegador y en la misma
              corrida. Cada cifra es la mediana de varias; en tu equipo serán otras.
            </p>
            <BehindTable benchmarks={BENCHMARKS} />
            {BENCHMARKS.map((benchmark) => (
              <BenchmarkTable key={benchmark.group} benchmark={benchmark} />
            ))}
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
