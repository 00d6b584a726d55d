import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import { compose, maskErrors, required, verifyCNPJ, verifyCPF } from '@guadua/forms';
import { parseAddress, verifyNIT } from '@guadua/forms/colombia';
import { DemoPage, Example, FormExample, KeyTable, Section } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import { loadPlayground } from '../../../playground/load-playground';
import { AddressLine, nitFigures } from './drawings';
import { Address } from './examples/address';
import addressSource from './examples/address.tsx?source';
import { CpfCnpj } from './examples/cpf-cnpj';
import cpfCnpjSource from './examples/cpf-cnpj.tsx?source';
import { Currency } from './examples/currency';
import currencySource from './examples/currency.tsx?source';
import { Decimal } from './examples/decimal';
import decimalSource from './examples/decimal.tsx?source';
import { Filtered } from './examples/filtered';
import filteredSource from './examples/filtered.tsx?source';
import { Ip } from './examples/ip';
import ipSource from './examples/ip.tsx?source';
import { Nit } from './examples/nit';
import nitSource from './examples/nit.tsx?source';
import { Time } from './examples/time';
import timeSource from './examples/time.tsx?source';
import wholeFormSource from './examples/whole-form.tsx?source';
import { watched, watchedParts } from './watched';

const FIRST_NIT = '899999068-1';
const FIRST_ADDRESS = 'Carrera 7A Bis # 12 - 34 Sur Apto 501';
const FIRST_PARTS = parseAddress(FIRST_ADDRESS);
const nit = watched(Nit);
const address = watchedParts(Address);

const Playground = await loadPlayground('forms/extras', () => import('./playground'));
// It is folded, and comes when a person touches it.
const WholeForm = await loadLatePart({
  name: 'whole-form',
  within: 'part',
  load: async () => (await import('./examples/whole-form')).WholeForm,
});

export function Page() {
  const parts = address.useReading(FIRST_PARTS);
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="NIT"
        component={nit.component}
        source={nitSource}
        name="nit"
        initialValue={FIRST_NIT}
        validate={checkNit}
        figures={nitFigures(nit.useReading(FIRST_NIT))}
      >
        Agrupa los dígitos y calcula el de verificación: un clic o la flecha derecha lo agregan.
      </FormExample>
      <FormExample
        title="Moneda"
        component={Currency}
        source={currencySource}
        name="precio"
        initialValue={1234567.89}
      >
        Reconoce cómo está escrito el número que pegas. Si es ambiguo, lo lee a la colombiana y te
        avisa.
      </FormExample>
      <FormExample
        title="Dirección"
        folded="closed"
        component={address.component}
        source={addressSource}
        name="direccion"
        initialValue={FIRST_ADDRESS}
        validate={required}
        figures={[['partes', <AddressLine key="parts" parts={parts} />, 'live']]}
        align="start"
      >
        Cuatro partes en un control. Pega una dirección en cualquiera y se reparte entre las cuatro.
      </FormExample>
      <Example
        title="Formulario completo"
        folded="closed"
        component={WholeForm}
        source={wholeFormSource}
        align="start"
      >
        Todos juntos: «Enviar pedido» muestra lo que recibiría el servidor.
      </Example>
      <FormExample
        title="Número"
        folded="closed"
        component={Decimal}
        source={decimalSource}
        name="temperatura"
        initialValue={-1.5}
      >
        Coma para los decimales y punto para los miles; la tecla decimal del teclado numérico
        también sirve.
      </FormExample>
      <FormExample
        title="Texto con filtro"
        folded="closed"
        component={Filtered}
        source={filteredSource}
        name="nombre"
        initialValue=""
      >
        Solo letras, con mayúscula inicial en cada nombre. El cursor no se mueve al corregir en la
        mitad.
      </FormExample>
      <FormExample
        title="Máscara de hora"
        folded="closed"
        component={Time}
        source={timeSource}
        name="hora"
        initialValue=""
        validate={checkTime}
      >
        De 00:00 a 23:59. Un 9 se convierte en 09, y pegar 25:70 no cambia nada.
      </FormExample>
      <FormExample
        title="Máscara de IP"
        folded="closed"
        component={Ip}
        source={ipSource}
        name="ip"
        initialValue=""
        validate={checkIp}
      >
        Cada octeto llega hasta 255, y el punto pasa al siguiente.
      </FormExample>
      <FormExample
        title="CPF o CNPJ"
        folded="closed"
        component={CpfCnpj}
        source={cpfCnpjSource}
        name="documento"
        initialValue=""
        validate={checkBrazil}
      >
        Pasa de CPF a CNPJ con el carácter doce o con la primera letra: el CNPJ alfanumérico rige
        desde 2026.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Límites">
        <p>
          Un número que JavaScript no guarda con exactitud se rechaza, no se redondea. El dígito del
          NIT no detecta todo error: los residuos 1 y 10 dan el mismo.
        </p>
      </Section>
    </DemoPage>
  );
}

const checkNit = compose<string>(required, verifyNIT);

function checkTime(value: string) {
  return maskErrors(value, 'time');
}

function checkIp(value: string) {
  return maskErrors(value, 'ip');
}

function checkBrazil(value: string) {
  const incomplete = maskErrors(value, 'cpf-cnpj');
  return incomplete ?? (value.length > 14 ? verifyCNPJ(value) : verifyCPF(value));
}
