import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import serverSource from '../../../data/municipality-server.ts?source';
import { DemoPage, FoldedSource, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { City } from './examples/city';
import citySource from './examples/city.tsx?source';
import { Mail } from './examples/mail';
import mailSource from './examples/mail.tsx?source';
import { MunicipalityText } from './examples/municipality';
import municipalitySource from './examples/municipality.tsx?source';

const Playground = await loadPlayground('select/autocomplete', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Ciudad o vereda"
        component={City}
        source={citySource}
        name="ciudad"
        initialValue=""
        validate={written}
      >
        Escribe «cuc»: las tildes no importan. Si tu vereda no está en la lista, déjala escrita: el
        valor es el texto.
      </FormExample>
      <FormExample
        title="Correo"
        component={Mail}
        source={mailSource}
        name="correo"
        initialValue=""
      >
        Las sugerencias se forman con lo escrito: aparecen después de la arroba.
      </FormExample>
      <FormExample
        title="De un servidor"
        component={MunicipalityText}
        source={municipalitySource}
        name="lugar"
        initialValue=""
      >
        Desde la segunda letra pide los municipios por páginas, como las{' '}
        <a href="/select/remote">listas remotas</a>.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Accesibilidad" place="before-reference">
        <p>
          Es un campo de texto con <code>aria-autocomplete="list"</code>, como lo describe la guía
          ARIA de la W3C. Ninguna sugerencia está activa hasta que la buscas con las flechas: Enter
          nunca cambia lo que escribiste sin que lo veas.
        </p>
      </Section>
      <Section title="Datos">
        <p>
          El servidor de los municipios, que corre aquí mismo; el archivo de sus datos se descarga
          en <a href="/select/remote#datos">listas remotas</a>.
        </p>
        <FoldedSource source={serverSource} />
      </Section>
    </DemoPage>
  );
}

function written(value: string) {
  return value.trim() === '' ? { required: true } : null;
}
