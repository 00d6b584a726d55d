import '@guadua/file/styles.css';
import '@guadua/forms/styles.css';
import { DemoPage, Example, FormExample, KeyTable, Section, Table } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Fold } from '../../project/fold';
import { Avatar } from './examples/avatar';
import avatarSource from './examples/avatar.tsx?source';
import { Optimize } from './examples/optimize';
import optimizeSource from './examples/optimize.tsx?source';
import { Saved } from './examples/saved';
import savedSource from './examples/saved.tsx?source';
import { TwoMegabytes } from './examples/two-megabytes';
import twoMegabytesSource from './examples/two-megabytes.tsx?source';

const Playground = await loadPlayground('file/image', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example
        title="Antes y después"
        component={Optimize}
        source={optimizeSource}
        disableable
        align="start"
      >
        La misma foto, optimizada en otro hilo: peso, dimensiones, tiempo y la pausa más larga de la
        página.
      </Example>
      <FormExample
        title="Redonda"
        component={Avatar}
        source={avatarSource}
        name="perfil"
        initialValue={null}
      >
        Al elegirla puedes recortarla y girarla. Se guarda de 512 px de ancho, sin rotación
        pendiente y sin ubicación.
      </FormExample>
      <FormExample
        title="Máximo 2 MB"
        folded="closed"
        component={TwoMegabytes}
        source={twoMegabytesSource}
        name="predio"
        initialValue={null}
      >
        Una foto más pesada se rechaza antes de abrirla, y la anterior se conserva.
      </FormExample>
      <FormExample
        title="Guardada, sin optimizar"
        folded="closed"
        component={Saved}
        source={savedSource}
        name="portada"
        initialValue={'/paisajes/paramo.svg'}
      >
        <code>fit="contain"</code> la muestra entera y <code>optimize={'{false}'}</code> deja el
        archivo tal como se eligió.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Cuando la imagen no sirve">
        <Fold summary={`${BAD_PICTURES.length} casos, uno por uno`}>
          <Table columns={['Archivo', 'Qué pasa']}>
            {BAD_PICTURES.map(([picture, outcome]) => (
              <tr key={picture}>
                <th scope="row">{picture}</th>
                <td>{outcome}</td>
              </tr>
            ))}
          </Table>
        </Fold>
      </Section>
    </DemoPage>
  );
}

const BAD_PICTURES = [
  ['Un texto llamado foto.png', 'Se rechaza y explica que no es una imagen.'],
  ['Un PNG de 30.000 × 30.000', 'Se rechaza por su encabezado, sin abrirlo.'],
  ['Una foto cortada por la mitad', 'Se conserva el original y avisa que está dañado.'],
  ['Una foto HEIC del iPhone', 'Si el navegador no la abre, explica qué cambiar en el teléfono.'],
  ['Un PNG con transparencia', 'La conserva; solo se vuelve blanca si pides un JPEG.'],
  ['Un resultado más pesado', 'Se conserva la original, sin su ubicación.'],
] as const;
