import '@guadua/file/styles.css';
import '@guadua/forms/styles.css';
import './page.css';
import serverSource from '../../../data/upload-server.ts?source';
import { DemoPage, FoldedSource, FormExample, KeyTable, Section, Table } from '../../../demo';
import { Words } from '../../project/words';
import { Photo } from './examples/photo';
import photoSource from './examples/photo.tsx?source';
import { Post } from './examples/post';
import postSource from './examples/post.tsx?source';
import { Tus } from './examples/tus';
import tusSource from './examples/tus.tsx?source';
import { ServerPanel } from './server-panel';

export function Page() {
  return (
    <DemoPage>
      <Section title="El servidor">
        <ServerPanel />
      </Section>
      <FormExample
        title="Con un POST"
        component={Post}
        source={postSource}
        name="soportes"
        initialValue={[]}
        align="start"
      >
        Sube dos a la vez y reintenta tras un corte. El formulario espera, y lo que ya se subió no
        se vuelve a subir.
      </FormExample>
      <FormExample
        title="Con pausa, por el protocolo tus"
        component={Tus}
        source={tusSource}
        name="videos"
        initialValue={[]}
        align="start"
      >
        Con un servidor del protocolo <code>tus</code> puedes pausar la subida y reanudarla donde
        iba.
      </FormExample>
      <FormExample
        title="Una foto"
        folded="closed"
        component={Photo}
        source={photoSource}
        name="predio"
        initialValue={null}
      >
        Se sube recortada y optimizada, y se sigue viendo cuando el valor es su identificador.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Respuestas de tu servidor">
        <Table columns={['Respuesta', 'Qué pasa']}>
          {ANSWERS.map(([answer, outcome]) => (
            <tr key={answer}>
              <th scope="row">
                <Words text={answer} />
              </th>
              <td>
                <Words text={outcome} />
              </td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section title="Datos" id="datos">
        <p>
          Así se elige entre el servidor y la simulación. El servidor de verdad está en{' '}
          <code>tooling/upload-server</code>: uno sencillo, con Node, y otro con el protocolo tus.
        </p>
        <FoldedSource source={serverSource} />
      </Section>
    </DemoPage>
  );
}

const ANSWERS = [
  ['2xx con `{ "id": "42" }`', 'El valor es `42`; sin `id` vale `url`, y un texto vale entero.'],
  ['2xx sin nada útil', 'Es un fallo: un valor vacío haría desaparecer el archivo.'],
  ['408, 425, 429 y 5xx', 'Se intenta de nuevo: tres veces, tras 1, 2 y 4 segundos.'],
  ['Otros 4xx', 'No se reintenta; el archivo muestra el error y ofrece «Reintentar».'],
  [
    'Nada en un minuto',
    'Se intenta de nuevo; `stallTimeout` cambia el minuto. Mientras avance, espera.',
  ],
  ['Se corta', 'Se intenta de nuevo; sin conexión, espera a que vuelva.'],
] as const;
