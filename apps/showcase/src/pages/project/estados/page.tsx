import './page.css';
import { DemoPage, Section } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { loadStatesBoard } from './load-states-board';

const StatesBoard = await loadStatesBoard();

export function Page() {
  return (
    <DemoPage>
      <Section title="Tablero">
        <p>
          Recórrelo con <kbd>Tab</kbd>: el foco tiene siempre el mismo anillo, rojo en lo inválido.
          Lo de solo lectura se lee y se copia, y su borde es punteado; lo deshabilitado se apaga.
          Un botón mide lo mismo que el campo de al lado.
        </p>
        <StatesBoard />
      </Section>
      <Section title="Cómo se cambian">
        <p>
          La densidad es el atributo <code>data-gd-density</code>, y el tema de una parte,{' '}
          <code>data-color-scheme</code>. Los colores y las medidas están en{' '}
          <SiteLink to="/tema">tu tema</SiteLink>.
        </p>
      </Section>
    </DemoPage>
  );
}
