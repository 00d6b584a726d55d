import { DemoPage, Example, Section } from '../../../demo';
import { Bare } from './examples/bare';
import bareSource from './examples/bare.tsx?source';
import { WithMantine } from './examples/with-mantine';
import withMantineSource from './examples/with-mantine.tsx?source';
import { WithShadcn } from './examples/with-shadcn';
import withShadcnSource from './examples/with-shadcn.tsx?source';

export function Page() {
  return (
    <DemoPage>
      <Example title="Un input sin más" component={Bare} source={bareSource} align="start">
        Pega <code>1.234,5</code>, <code>1,234.5</code> o <code>1234.5</code>: es el mismo número.
      </Example>
      <Example
        title="Con el Input de shadcn"
        component={WithShadcn}
        source={withShadcnSource}
        align="start"
      >
        El valor lo guardas tú, y <code>problem</code> dice qué le falta.
      </Example>
      <Example
        title="Con el TextInput de Mantine"
        component={WithMantine}
        source={withMantineSource}
        align="start"
      >
        Sus <code>label</code>, <code>description</code> y <code>error</code> siguen siendo suyos.
      </Example>
      <Section title="Qué hace y qué no" place="before-reference">
        <p>
          La edición es la de los campos de Guadua: marcas que entran solas, el cursor en su sitio,
          pegar, deshacer y teclados con composición. Lo demás es tuyo: un <code>Field</code> o un{' '}
          <code>Form</code> no lo conocen, el restablecer de un formulario no lo toca, y{' '}
          <code>FormData</code> lleva el texto que se ve.
        </p>
        <p>
          En MUI la referencia va aparte: <code>{'const { ref, ...rest } = weight.props'}</code>, y
          luego <code>{'<TextField inputRef={ref} {...rest} />'}</code>.
        </p>
      </Section>
    </DemoPage>
  );
}
