import '@guadua/forms/styles.css';
import { required } from '@guadua/forms';
import { DemoPage, Example, FormExample, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Known } from './examples/known';
import knownSource from './examples/known.tsx?source';
import { NewPassword } from './examples/new-password';
import newPasswordSource from './examples/new-password.tsx?source';

const Playground = await loadPlayground('forms/password', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Banco de pruebas" />
      <FormExample
        title="Para entrar"
        component={Known}
        source={knownSource}
        name="clave"
        initialValue=""
        validate={required}
      >
        El ojo la muestra; al enviar o restablecer el formulario se vuelve a tapar.
      </FormExample>
      <Example title="Una nueva" component={NewPassword} source={newPasswordSource}>
        Lo repetido, lo seguido y lo que todos usan cuenta poco, por largo que sea.
      </Example>
      <Section title="Hasta dónde llega la estimación" place="before-reference">
        <p>
          Es una estimación optimista: no sabe tu fecha de nacimiento ni qué contraseñas se han
          filtrado, y por eso no impide nada. Lo que tu servicio exige va en un validador.
        </p>
      </Section>
    </DemoPage>
  );
}
