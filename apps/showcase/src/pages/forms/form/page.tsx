import './page.css';
import '@guadua/forms/styles.css';
import { DemoPage, Example, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Account } from './examples/account';
import accountSource from './examples/account.tsx?source';
import { Family } from './examples/family';
import familySource from './examples/family.tsx?source';
import { Delivery } from './examples/place';
import placeSource from './examples/place.tsx?source';

const Playground = await loadPlayground('forms/form', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Banco de pruebas" />
      <Example title="Crear una cuenta" component={Account} source={accountSource} align="start">
        Envíalo vacío: el foco va al primer error y el resumen lleva a los demás. Lo que responde el
        servidor aparece en su campo y se va cuando lo editas; mientras tanto no se puede enviar dos
        veces, y la página pregunta antes de que la abandones.
      </Example>
      <Example title="Listas y un esquema" component={Family} source={familySource} align="start">
        Los nombres como <code>hijos[0].nombre</code> llegan como listas y objetos, y los errores
        del esquema vuelven por el mismo camino.
      </Example>
      <Example title="Un control propio" component={Delivery} source={placeSource} align="start">
        Con <code>useField</code> un control tuyo tiene nombre, ayuda y error como los demás: su{' '}
        <code>Field</code> sabe que está ocupado mientras prepara el valor, y el formulario lo
        devuelve a su comienzo. Con <code>labels</code> ese campo dice sus errores a su manera.
      </Example>
      <Section title="Con una acción de React" place="before-reference">
        <p>
          Con <code>useActionState</code> van juntos: <code>action</code> es la acción y{' '}
          <code>errors</code> lo que respondió. Si trae errores no se pierde nada de lo escrito; si
          no, el formulario vuelve a su comienzo. Los botones de tipo <code>submit</code> muestran la carga sin que hagas nada.
        </p>
      </Section>
      <Section title="Sin JavaScript" place="before-reference">
        <p>
          Es un <code>&lt;form&gt;</code> de verdad: antes de que cargue el script lo valida el
          navegador con sus propios mensajes y lo envía a <code>action</code>. Para que los errores
          que un servidor escribe en esa página salgan en su lugar, dale a <code>Field</code> el
          mismo <code>name</code> de su control.
        </p>
        <p>
          Lo que muestra un texto y envía otro (números, códigos, direcciones, fechas) envía el
          valor con el que llegó. Si alguien lo cambia, el navegador no deja enviar el formulario
          hasta que cargue el script, y lo dice: nunca sale el valor anterior. Donde no haya
          scripts, pídelo con <code>TextInput</code>.
        </p>
      </Section>
      <Section title="Si la acción falla" place="before-reference">
        <p>
          Nada de lo escrito se pierde: el resumen lo dice y recibe el foco, y el error llega a{' '}
          <code>onError</code> o a la consola. Una acción que nunca responde deja el formulario
          ocupado, con sus textos a la vista.
        </p>
      </Section>
    </DemoPage>
  );
}
