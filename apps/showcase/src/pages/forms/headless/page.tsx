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
      <Example title="Un input sin más" component={Bare} source={bareSource}>
        Pega <code>1.234,5</code>, <code>1,234.5</code> o <code>1234.5</code>: es el mismo número.
      </Example>
      <Example title="Con el Input de shadcn" component={WithShadcn} source={withShadcnSource}>
        Tú guardas el valor, y <code>problem</code> explica qué le falta.
      </Example>
      <Example
        title="Con el TextInput de Mantine"
        component={WithMantine}
        source={withMantineSource}
      >
        Sus <code>label</code>, <code>description</code> y <code>error</code> siguen siendo suyos.
      </Example>
      <Section title="Qué hace y qué no" place="before-reference">
        <p>
          Se edita igual que en los campos de Guadua: los separadores se ponen solos, el cursor no
          se pierde, y puedes pegar, deshacer y escribir con teclados de composición. Lo demás es
          tuyo: <code>Field</code> y <code>Form</code> no conocen tu input, restablecer un
          formulario no lo cambia, y <code>FormData</code> lleva el texto que se ve.
        </p>
        <p>
          En MUI la referencia va aparte: <code>{'const { ref, ...rest } = weight.props'}</code>, y
          luego <code>{'<TextField inputRef={ref} {...rest} />'}</code>.
        </p>
      </Section>
    </DemoPage>
  );
}
