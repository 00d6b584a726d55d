import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import { compose, required } from '@guadua/forms';
import {
  type IdentityDocument,
  verifyDocument,
  verifyPhone,
  verifyPlate,
  verifyPostalCode,
} from '@guadua/forms/colombia';
import { DemoPage, Example, FormExample, Section } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import { loadPlayground } from '../../../playground/load-playground';
import { SiteLink } from '../../../shell/site-link';
import anyPhoneSource from './examples/any-phone.tsx?source';
import contractSource from './examples/contract.tsx?source';
import { ForeignPhone } from './examples/foreign-phone';
import foreignPhoneSource from './examples/foreign-phone.tsx?source';
import { Identity } from './examples/identity-document';
import identitySource from './examples/identity-document.tsx?source';
import { Phone } from './examples/phone';
import phoneSource from './examples/phone.tsx?source';
import { Place } from './examples/place';
import placeSource from './examples/place.tsx?source';
import { Plate } from './examples/plate';
import plateSource from './examples/plate.tsx?source';
import { PostalCode } from './examples/postal-code';
import postalCodeSource from './examples/postal-code.tsx?source';
import wordsSource from './examples/words.tsx?source';

const Playground = await loadPlayground('forms/colombia', () => import('./playground'));
// What is folded comes when a person touches it.
const [Words, Contract, AnyPhone] = await Promise.all([
  loadLatePart({
    name: 'words',
    within: 'part',
    load: async () => (await import('./examples/words')).Words,
  }),
  loadLatePart({
    name: 'contract',
    within: 'part',
    load: async () => (await import('./examples/contract')).Contract,
  }),
  loadLatePart({
    name: 'any-phone',
    within: 'part',
    load: async () => (await import('./examples/any-phone')).AnyPhone,
  }),
]);

const FIRST_DOCUMENT: IdentityDocument = { type: 'CC', number: '1032456789' };
const checkDocument = compose<IdentityDocument | null>(required, verifyDocument);
const checkPhone = compose<string>(required, (value) => verifyPhone(value));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Documento"
        component={Identity}
        source={identitySource}
        name="documento"
        initialValue={FIRST_DOCUMENT as IdentityDocument | null}
        validate={checkDocument}
      >
        Nueve tipos, cada uno con su largo y sus caracteres. Si el número no corresponde a su tipo,
        el formulario no se envía.
      </FormExample>
      <FormExample
        title="Teléfono"
        component={Phone}
        source={phoneSource}
        name="telefono"
        initialValue="+573001234567"
        validate={checkPhone}
      >
        Pega «Cel: (+57) 300-123-4567» o un fijo antiguo: lo reconoce, lo agrupa y lo guarda en
        E.164.
      </FormExample>
      <Example title="Municipio" component={Place} source={placeSource}>
        Los 1122 municipios de la DIVIPOLA, que se cargan al usarlos. Búscalos por código, por
        nombre o por el nombre que la gente usa. Para elegir de una lista está el{' '}
        <SiteLink to="/select/options#municipios">Select con los municipios</SiteLink>.
      </Example>
      <Example
        title="Teléfonos de otros países"
        component={ForeignPhone}
        source={foreignPhoneSource}
      >
        Con <code>libphonenumber-js</code>, que se carga con el primer número de otro país: lo
        agrupa y lo valida con las reglas de ese país.
      </Example>
      <FormExample
        title="Placa"
        folded="closed"
        component={Plate}
        source={plateSource}
        name="placa"
        initialValue="ABC123"
        validate={checkPlate}
      >
        Carros, motos, motocarros, diplomáticas y remolques, con guion o en minúsculas.
      </FormExample>
      <FormExample
        title="Código postal"
        folded="closed"
        component={PostalCode}
        source={postalCodeSource}
        name="postal"
        initialValue="110111"
        validate={verifyPostalCode}
      >
        Los dos primeros dígitos identifican el departamento.
      </FormExample>
      <Example title="Valor en letras" folded="closed" component={Words} source={wordsSource}>
        Escribe «un millón de pesos» y «veintiún pesos», con centavos y negativos. Si el valor no se
        puede escribir exacto, devuelve <code>null</code>.
      </Example>
      <Example
        title="Fecha de un contrato"
        folded="closed"
        component={Contract}
        source={contractSource}
      >
        Como en los contratos: el día en letras y en cifras, el mes y el año.
      </Example>
      <Example
        title="Cualquier teléfono"
        folded="closed"
        component={AnyPhone}
        source={anyPhoneSource}
      >
        Con indicativo o sin él, y los fijos también como se marcaban antes de 2021.
      </Example>
      <Section title="De dónde salen los datos">
        <p>
          Cada regla cita su fuente en el código. Los largos de cédulas, tarjetas, pasaportes y
          permisos son los que están en uso, tan amplios como los hay: rechazar un documento bueno
          hace más daño que dejar pasar uno raro. Los departamentos y municipios son los de la
          DIVIPOLA del DANE; los fijos, los de la marcación vigente desde el 1 de septiembre de
          2021.
        </p>
      </Section>
    </DemoPage>
  );
}

function checkPlate(value: string) {
  return verifyPlate(value);
}
