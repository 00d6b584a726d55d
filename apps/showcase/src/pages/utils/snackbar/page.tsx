import { SNACKBAR_TIMING } from '@guadua/utils';
import { DemoPage, Example, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Action } from './examples/action';
import actionSource from './examples/action.tsx?source';
import { Duration } from './examples/duration';
import durationSource from './examples/duration.tsx?source';
import { FollowPromise } from './examples/follow-promise';
import followPromiseSource from './examples/follow-promise.tsx?source';
import { Icon } from './examples/icon';
import iconSource from './examples/icon.tsx?source';
import { InDialog } from './examples/in-dialog';
import inDialogSource from './examples/in-dialog.tsx?source';
import { Queue } from './examples/queue';
import queueSource from './examples/queue.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';
import { Tones } from './examples/tones';
import tonesSource from './examples/tones.tsx?source';
import { Update } from './examples/update';
import updateSource from './examples/update.tsx?source';
import { Timeline } from './timeline';

const Playground = await loadPlayground('utils/snackbar', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Sencillo" component={Simple} source={simpleSource} observe>
        Se llama desde cualquier parte; basta con un <code>&lt;Snackbars /&gt;</code> en la
        aplicación.
      </Example>
      <Example title="Tonos" component={Tones} source={tonesSource} observe>
        Cuatro tonos con su ícono; el de error interrumpe al lector de pantalla, los demás esperan.
      </Example>
      <Example title="Con una acción" component={Action} source={actionSource} observe>
        Un aviso con acción espera: no se cierra solo.
      </Example>
      <Example title="Varios a la vez" component={Queue} source={queueSource} observe>
        Se ven tres y los demás hacen fila; Escape cierra el más nuevo.
      </Example>
      <Example
        title="Duración"
        folded="closed"
        component={Duration}
        source={durationSource}
        observe
      >
        Cuenta el tiempo que el texto está a la vista, y se detiene mientras el cursor o el foco
        están encima.
      </Example>
      <Example title="Ícono" folded="closed" component={Icon} source={iconSource} observe>
        Otro ícono en lugar del que trae el tono, o ninguno.
      </Example>
      <Example
        title="Actualizar en su lugar"
        folded="closed"
        component={Update}
        source={updateSource}
        observe
      >
        El mismo <code>id</code> cambia el aviso que está a la vista en vez de apilar otro.
      </Example>
      <Example
        title="Seguir una promesa"
        folded="closed"
        component={FollowPromise}
        source={followPromiseSource}
        observe
      >
        Un solo aviso muestra si la promesa está en curso, lista o fallida.
      </Example>
      <Example
        title="Dentro de un diálogo"
        folded="closed"
        component={InDialog}
        source={inDialogSource}
        observe
      >
        El aviso se ve también sobre un diálogo modal, adonde ningún <code>z-index</code> llega.
      </Example>
      <Section title="Cuánto dura cada fase">
        <p>
          Los mismos tiempos que exporta <code>SNACKBAR_TIMING</code>, a escala.
        </p>
        <Timeline timing={SNACKBAR_TIMING} />
      </Section>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
