import '@guadua/utils/social.css';
import './page.css';
import { isConfigured } from '../../../data/sign-in';
import signInSource from '../../../data/sign-in.ts?source';
import { FACEBOOK_OUTCOMES, GOOGLE_OUTCOMES } from '../../../data/simulated-sign-in';
import { DemoPage, Example, type Figure, FoldedSource, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Blocked } from './examples/blocked';
import blockedSource from './examples/blocked.tsx?source';
import { Facebook } from './examples/facebook';
import facebookSource from './examples/facebook.tsx?source';
import { Google } from './examples/google';
import googleSource from './examples/google.tsx?source';
import { NotConfigured } from './examples/not-configured';
import notConfiguredSource from './examples/not-configured.tsx?source';
import { OwnButton } from './examples/own-button';
import ownButtonSource from './examples/own-button.tsx?source';
import { Outcome } from './outcome';

const Playground = await loadPlayground('social/basic', () => import('./playground'));

const state = (provider: 'google' | 'facebook'): Figure[] => [
  ['estado', isConfigured[provider] ? 'configurado' : 'sin configurar'],
  ['proveedor', isConfigured[provider] ? 'real' : 'simulado'],
];

export function Page() {
  const isSimulated = !isConfigured.google || !isConfigured.facebook;
  return (
    <DemoPage>
      <Playground title="Demo" />
      {isSimulated && (
        <Section title="Sin configurar">
          <p>
            Este sitio no tiene identificadores propios, así que los diálogos de los proveedores se
            simulan aquí mismo, sobre los mismos objetos globales y sin salir a la red. Para usar
            los de verdad, arranca el sitio con <code>VITE_GOOGLE_CLIENT_ID</code> y{' '}
            <code>VITE_FACEBOOK_APP_ID</code>. Elige qué responde cada uno:
          </p>
          <div className="social-outcomes">
            {!isConfigured.google && (
              <Outcome provider="google" label="Google responde" outcomes={GOOGLE_OUTCOMES} />
            )}
            {!isConfigured.facebook && (
              <Outcome provider="facebook" label="Facebook responde" outcomes={FACEBOOK_OUTCOMES} />
            )}
          </div>
        </Section>
      )}
      <Example title="Google" component={Google} source={googleSource} figures={state('google')}>
        El script de Google se carga solo al oprimir el botón. La credencial se revisa antes de
        entregar el perfil.
      </Example>
      <Example
        title="Facebook"
        component={Facebook}
        source={facebookSource}
        figures={state('facebook')}
      >
        Pide el nombre, el correo y la foto; cerrar el diálogo no es un error.
      </Example>
      <Example
        title="Con tu propio botón"
        component={OwnButton}
        source={ownButtonSource}
        figures={state('facebook')}
      >
        El hook guarda el perfil, la carga y el error, y nunca lanza excepciones.
      </Example>
      <Example
        title="Falta el identificador"
        component={NotConfigured}
        source={notConfiguredSource}
        figures={[['estado', 'sin configurar']]}
      >
        Sin identificador, el botón explica por qué no puede iniciar sesión.
      </Example>
      <Example title="Script bloqueado" component={Blocked} source={blockedSource}>
        Si la red, un bloqueador o la política del sitio no dejan pasar el script, el botón lo
        explica.
      </Example>
      <Section title="Lo que debe hacer tu servidor">
        <p>
          Aquí se revisan la aplicación, el emisor, el vencimiento y el número de un solo uso, pero
          no la firma: verifica siempre <code>id_token</code> o <code>access_token</code> en el
          servidor antes de confiar en ellos.
        </p>
      </Section>
      <Section title="Datos">
        <p>Guarda este archivo junto a los ejemplos y pon tus identificadores.</p>
        <FoldedSource source={signInSource} />
      </Section>
    </DemoPage>
  );
}
