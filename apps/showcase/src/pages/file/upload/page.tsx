import '@guadua/file/styles.css';
import '@guadua/forms/styles.css';
import './page.css';
import serverSource from '../../../data/upload-server.ts?source';
import { DemoPage, FormExample, KeyTable, Section, SourcePanel, Table } from '../../../demo';
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
        Suben dos a la vez. Tras un corte o un error del servidor se intenta de nuevo, con pausas
        que crecen; el formulario espera, y lo que ya subió no se sube otra vez.
      </FormExample>
      <FormExample
        title="Con pausa, por el protocolo tus"
        component={Tus}
        source={tusSource}
        name="videos"
        initialValue={[]}
        align="start"
      >
        Si el servidor habla tus, una subida se puede poner en pausa, y tras un corte sigue en el
        byte en que iba. <code>tus-js-client</code> se carga con el primer archivo.
      </FormExample>
      <FormExample
        title="Una foto"
        component={Photo}
        source={photoSource}
        name="predio"
        initialValue={null}
      >
        Sube ya recortada y optimizada, y se sigue viendo cuando el valor es su identificador.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Lo que responde tu servidor">
        <Table columns={['Respuesta', 'Qué pasa']}>
          {ANSWERS.map(([answer, outcome]) => (
            <tr key={answer}>
              <th scope="row">{answer}</th>
              <td>{outcome}</td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section title="Datos" id="datos">
        <p>
          Así se elige entre el servidor y la simulación. El servidor de verdad está en{' '}
          <code>tooling/upload-server</code>: uno sencillo, con Node, y otro con el protocolo tus.
        </p>
        <SourcePanel source={serverSource} />
      </Section>
    </DemoPage>
  );
}

const ANSWERS = [
  ['2xx con {"id": "42"}', 'El valor es 42; sin id vale url, y un texto vale entero.'],
  ['2xx sin nada útil', 'Es un fallo: un valor vacío haría desaparecer el archivo.'],
  ['408, 425, 429 y 5xx', 'Se intenta de nuevo: tres veces, tras 1, 2 y 4 segundos.'],
  ['Otros 4xx', 'No se intenta de nuevo; el archivo lo dice y ofrece «Reintentar».'],
  [
    'Nada en un minuto',
    'Se intenta de nuevo; stallTimeout cambia el minuto. Mientras avance, espera.',
  ],
  ['Se corta', 'Se intenta de nuevo; sin conexión, espera a que vuelva.'],
] as const;
