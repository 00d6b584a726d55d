import './page.css';
import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import { DemoPage, Example, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Account } from './examples/account';
import accountSource from './examples/account.tsx?source';
import { Family } from './examples/family';
import familySource from './examples/family.tsx?source';
import { Delivery } from './examples/place';
import placeSource from './examples/place.tsx?source';

import { ValueShapes } from './value-shapes-table';

const Playground = await loadPlayground('forms/form', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Crear una cuenta" component={Account} source={accountSource} align="start">
        Envíalo vacío: el foco va al primer error y el resumen enlaza los demás. Los errores del
        servidor aparecen en su campo y se borran cuando lo editas. No se puede enviar dos veces, y
        la página pregunta antes de que la abandones.
      </Example>
      <Example title="Una lista de filas" component={Family} source={familySource} align="start">
        Los nombres como <code>hijos[0].nombre</code> se convierten en listas y objetos. Con{' '}
        <code>useFormRows</code> cada fila conserva lo suyo cuando otra entra, sale o se mueve, y el
        foco pasa a donde sigue el trabajo. Con <code>reorderRows</code> se arrastran, y el teclado
        las mueve con las flechas.
      </Example>
      <Example title="Un control propio" component={Delivery} source={placeSource} align="start">
        Con <code>useField</code>, un control tuyo tiene nombre, ayuda y error como los demás:{' '}
        <code>Field</code> muestra la carga mientras el valor se prepara, y al restablecer el
        formulario vuelve a su valor inicial. Con <code>labels</code> cambias los textos de sus
        errores.
      </Example>
      <Section title="Qué entrega cada control" place="before-reference">
        <p>
          <code>values</code> tiene de cada control lo que da su <code>onChange</code>, también
          vacío; un <code>schema</code> recibe lo mismo. <code>FormData</code>, para acciones y
          servidores, es lo que manda el navegador. Las fechas van aquí con{' '}
          <code>valueAs="iso"</code>.
        </p>
        <ValueShapes />
      </Section>
      <Section title="Con una acción de React" place="before-reference">
        <p>
          Con <code>useActionState</code>, <code>action</code> es la acción y <code>errors</code> es
          su respuesta. Si hay errores se conserva lo escrito; si no, el formulario vuelve a sus
          valores iniciales. Los botones <code>submit</code> muestran la carga sin que hagas nada.
        </p>
      </Section>
      <Section title="Sin JavaScript" place="before-reference">
        <p>
          Es un <code>&lt;form&gt;</code> nativo: antes de que cargue el script, el navegador lo
          valida con sus propios mensajes y lo envía a <code>action</code>. Para que los errores que
          un servidor escribe en la página aparezcan en su campo, dale a <code>Field</code> el mismo{' '}
          <code>name</code> de su control.
        </p>
        <p>
          Sin script, o antes de que cargue, se envía lo que se ve: <code>4.500.000</code> y no{' '}
          <code>4500000</code>. En el servidor, <code>parseNumber</code>, <code>parseAddress</code>,{' '}
          <code>parsePhone</code> y <code>parsePlate</code> leen las dos formas, y{' '}
          <code>parseDate</code> con el formato de cada una.
        </p>
      </Section>
      <Section title="Si la acción falla" place="before-reference">
        <p>
          Se conserva todo lo escrito. El resumen muestra el problema y recibe el foco, y el error
          pasa a <code>onError</code> o a la consola. Si una acción nunca responde, el formulario
          queda ocupado, con sus textos a la vista.
        </p>
      </Section>
    </DemoPage>
  );
}
