import '../../forms/form/stage.css';
import '@guadua/forms/styles.css';
import clientSource from '../../../data/visit-client.ts?source';
import schemaSource from '../../../data/visit-schema.ts?source';
import { DemoPage, Example, FoldedSource, Section } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import { SiteLink } from '../../../shell/site-link';
import conformSource from './code/conform.tsx?source';
import nativeSource from './code/native.tsx?source';
import nextActionsSource from './code/next/actions.ts?source';
import nextFormSource from './code/next/visit-form.tsx?source';
import reactActionSource from './code/react-action.tsx?source';
import hookFormSource from './code/rhf-and-zod.tsx?source';
import tanStackSource from './code/tanstack.tsx?source';
import serverSource from './server/visits.ts?source';

// The library of a recipe comes when a person touches it, not before.
const [ReactAction, HookForm, TanStackForm, Conform, Native] = await Promise.all([
  loadLatePart({
    name: 'react-action',
    within: 'part',
    load: async () => (await import('./code/react-action')).ReactAction,
  }),
  loadLatePart({
    name: 'rhf-and-zod',
    within: 'part',
    load: async () => (await import('./code/rhf-and-zod')).HookForm,
  }),
  loadLatePart({
    name: 'tanstack',
    within: 'part',
    load: async () => (await import('./code/tanstack')).TanStackForm,
  }),
  loadLatePart({
    name: 'conform',
    within: 'part',
    load: async () => (await import('./code/conform')).Conform,
  }),
  loadLatePart({
    name: 'native',
    within: 'part',
    load: async () => (await import('./code/native')).Native,
  }),
]);

export function Page() {
  return (
    <DemoPage>
      <Section title="Cinco maneras de enviarlo">
        <p>
          Los campos no cambian; cambia quién guarda los valores. Lo que el servidor rechaza vuelve
          con el nombre de su campo: <SiteLink to="/forms/form">Form</SiteLink> lo muestra allí y en
          el resumen, lleva el foco al primero y conserva lo escrito. Con <code>pnpm dev</code>{' '}
          responde un servidor real que no guarda nada; este sitio es estático y te lo recuerda.
        </p>
      </Section>
      <Example
        title="Acción de React 19"
        component={ReactAction}
        source={reactActionSource}
        align="start"
        folded="first-way"
      >
        Solo React: <code>useActionState</code> guarda la respuesta del servidor, y{' '}
        <code>errors</code> la reparte entre los campos.
      </Example>
      <Example
        title="React Hook Form y zod"
        component={HookForm}
        source={hookFormSource}
        align="start"
        folded="way"
      >
        Cada control recibe <code>field</code> sin cambios. <code>Form</code> mueve el foco y
        también muestra los errores del servidor.
      </Example>
      <Example
        title="TanStack Form"
        component={TanStackForm}
        source={tanStackSource}
        align="start"
        folded="way"
      >
        El servidor es el validador asíncrono del envío: el esquema va primero, y los errores de
        ambos aparecen en el mismo lugar.
      </Example>
      <Example
        title="Conform"
        component={Conform}
        source={conformSource}
        align="start"
        folded="way"
      >
        La acción usa el mismo esquema que la página; en Next o React Router se queda en el servidor
        sin cambiar nada más.
      </Example>
      <Example
        title="Sin JavaScript"
        component={Native}
        source={nativeSource}
        align="start"
        folded="way"
      >
        Desactívalo: el navegador valida y envía, y el servidor responde con esta página, lo escrito
        en su lugar y los errores en cada campo.
      </Example>
      <Section title="En Next">
        <p>
          La acción se queda en el servidor y el formulario la recibe: responde igual con JavaScript
          y sin él, y por eso devuelve también lo que se envió.
        </p>
        <div className="sources-beside">
          <FoldedSource source={nextActionsSource} />
          <FoldedSource source={nextFormSource} />
        </div>
      </Section>
      <Section title="Datos" id="datos">
        <p>
          Lo que comparten las recetas, y el servidor entero, que es <code>node:http</code> y nada
          más.
        </p>
        <FoldedSource source={schemaSource} />
        <FoldedSource source={clientSource} />
        <FoldedSource source={serverSource} />
      </Section>
    </DemoPage>
  );
}
