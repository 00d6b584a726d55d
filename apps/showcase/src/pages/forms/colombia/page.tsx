import '@guadua/forms/styles.css';
import { DemoPage, Example, Section } from '../../../demo';
import { AnyPhone } from './examples/any-phone';
import anyPhoneSource from './examples/any-phone.tsx?source';
import { Contract } from './examples/contract';
import contractSource from './examples/contract.tsx?source';
import { Words } from './examples/words';
import wordsSource from './examples/words.tsx?source';

export function Page() {
  return (
    <DemoPage>
      <Example title="Valor en letras" component={Words} source={wordsSource}>
        Con su «de» después de los millones, «veintiún» delante de lo que se cuenta, centavos y
        negativos; lo que no se puede escribir sin cambiarlo es <code>null</code>.
      </Example>
      <Example title="Fecha de un contrato" component={Contract} source={contractSource}>
        Como en las minutas: los días en letras y en cifras, el mes y el año.
      </Example>
      <Example title="Cualquier teléfono" component={AnyPhone} source={anyPhoneSource}>
        Con indicativo o sin él, y los fijos también como se marcaban antes de 2021.
      </Example>
      <Section title="De dónde salen los datos">
        <p>
          Cada regla dice en el código de dónde sale. Los largos de cédulas, tarjetas, pasaportes y
          permisos son los que están en uso, tan amplios como los hay: rechazar un documento bueno
          hace más daño que dejar pasar uno raro. Los departamentos y municipios son los de la
          DIVIPOLA del DANE; los fijos, los de la marcación vigente desde el 1 de septiembre de
          2021.
        </p>
      </Section>
    </DemoPage>
  );
}
