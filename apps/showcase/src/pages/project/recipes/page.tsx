import './page.css';
import '@guadua/forms/styles.css';
import clientSource from '../../../data/visit-client.ts?source';
import schemaSource from '../../../data/visit-schema.ts?source';
import { DemoPage, Example, FoldedSource, Section, SourcePanel } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import { SiteLink } from '../../../shell/site-link';
import conformSource from './code/conform.tsx?source';
import draftSource from './code/draft.tsx?source';
import nativeSource from './code/native.tsx?source';
import nextActionsSource from './code/next/actions.ts?source';
import nextFormSource from './code/next/visit-form.tsx?source';
import reactActionSource from './code/react-action.tsx?source';
import hookFormSource from './code/rhf-and-zod.tsx?source';
import tanStackSource from './code/tanstack.tsx?source';
import serverSource from './server/visits.ts?source';

// The library of a recipe comes when a person touches it, not before.
const [ReactAction, HookForm, TanStackForm, Conform, Native, Draft] = await Promise.all([
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
  loadLatePart({
    name: 'draft',
    load: async () => (await import('./code/draft')).Draft,
  }),
]);

export function Page() {
  return (
    <DemoPage>
      <Section title="El servidor">
        <p>
          Con <code>pnpm dev</code>, los formularios se envían a un servidor real que no guarda tus
          datos. Este sitio es estático: al enviar, cada formulario te lo recuerda y conserva lo
          escrito.
        </p>
        <p>
          En todas, lo que el servidor rechaza vuelve con el nombre del campo: <code>Form</code> lo
          muestra en ese campo y en el resumen, lleva el foco al primero y conserva lo escrito. Lo
          que no es de ningún campo queda en el resumen. Lo que hace por su cuenta está en{' '}
          <SiteLink to="/forms/form">Formulario</SiteLink>.
        </p>
      </Section>
      <Example
        title="Acción de React 19"
        component={ReactAction}
        source={reactActionSource}
        align="start"
      >
        Solo React: <code>useActionState</code> guarda la respuesta del servidor, y{' '}
        <code>errors</code> la reparte entre los campos.
      </Example>
      <Example
        title="React Hook Form y zod"
        component={HookForm}
        source={hookFormSource}
        align="start"
      >
        Cada control recibe <code>field</code> sin cambios. <code>Form</code> mueve el foco y
        también muestra los errores del servidor.
      </Example>
      <Example title="TanStack Form" component={TanStackForm} source={tanStackSource} align="start">
        El servidor es el validador asíncrono del envío: el esquema va primero, y los errores de
        ambos aparecen en el mismo lugar.
      </Example>
      <Example title="Conform" component={Conform} source={conformSource} align="start">
        La acción usa el mismo esquema que la página; en Next o React Router se queda en el servidor
        sin cambiar nada más.
      </Example>
      <Example title="Sin JavaScript" component={Native} source={nativeSource} align="start">
        Desactívalo: el navegador valida y envía, y el servidor responde con esta página, lo escrito
        en su lugar y los errores en cada campo.
      </Example>
      <Example title="Borrador" component={Draft} source={draftSource} align="start">
        Cada cambio se guarda con <code>onValuesChange</code> y vuelve con{' '}
        <code>defaultValues</code>, antes de que se vea nada. Cierra la página a la mitad y ábrela
        de nuevo.
      </Example>
      <Section title="En Next">
        <p>
          La acción se queda en el servidor y el formulario la recibe: responde igual con JavaScript
          y sin él, y por eso devuelve también lo que se envió.
        </p>
        <div className="recipes-beside">
          <SourcePanel source={nextActionsSource} />
          <SourcePanel source={nextFormSource} />
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
