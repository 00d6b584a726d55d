import { useFullscreen } from '@guadua/utils';
import { DemoPage, Example, type Figure, Section, yesNo } from '../../../demo';
import { OneElement } from './examples/one-element';
import oneElementSource from './examples/one-element.tsx?source';
import { WholePage } from './examples/whole-page';
import wholePageSource from './examples/whole-page.tsx?source';

export function Page() {
  const { supported, isEnabled } = useFullscreen();
  const figures: Figure[] = [
    ['disponible', yesNo(supported), 'live'],
    ['activa', yesNo(isEnabled)],
  ];
  return (
    <DemoPage>
      <Example
        title="La página entera"
        component={WholePage}
        source={wholePageSource}
        figures={figures}
      >
        El botón también cambia cuando sales con <kbd>Esc</kbd> o con <kbd>F11</kbd>.
      </Example>
      <Example
        title="Un solo elemento"
        component={OneElement}
        source={oneElementSource}
        figures={figures}
        align="start"
      >
        Con una referencia, solo ese elemento ocupa la pantalla.
      </Example>
      <Section title="Donde no se puede">
        <p>
          Un iPhone no deja ampliar elementos, y ningún navegador lo permite sin un gesto de la
          persona. En esos casos <code>supported</code> es <code>false</code>, o la promesa devuelve{' '}
          <code>false</code>: nunca lanza un error.
        </p>
      </Section>
    </DemoPage>
  );
}
