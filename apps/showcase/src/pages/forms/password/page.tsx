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
      <Playground title="Demo" />
      <FormExample
        title="Iniciar sesión"
        component={Known}
        source={knownSource}
        name="clave"
        initialValue=""
        validate={required}
      >
        El botón del ojo la muestra; al enviar o restablecer el formulario se vuelve a ocultar.
      </FormExample>
      <Example title="Contraseña nueva" component={NewPassword} source={newPasswordSource}>
        Lo repetido, lo consecutivo y lo más usado suma poco, por largo que sea.
      </Example>
      <Section title="Hasta dónde llega la estimación" place="before-reference">
        <p>
          Es una estimación optimista: no conoce tu fecha de nacimiento ni qué contraseñas se han
          filtrado, y por eso no impide nada. Lo que tu servicio exige va en un validador.
        </p>
      </Section>
    </DemoPage>
  );
}
