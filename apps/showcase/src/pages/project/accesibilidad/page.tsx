import '../three-columns.css';
import { DemoPage, Section, Table } from '../../../demo';
import { SiteLink } from '../../../shell/site-link';
import { CODE_URL } from '../../../site/site-links';
import { ENGINES } from './engines';

/** What each promise is held by; the same checks stop a change that breaks one. */
const CHECKS: readonly (readonly [promise: string, check: string])[] = [
  [
    'Cada página, en claro y en oscuro, en computador y en teléfono',
    'axe con las reglas de WCAG 2.0 a 2.2, A y AA, y las de buenas prácticas, sin lista de excepciones.',
  ],
  [
    'Cada control, por su rol y su nombre',
    'Las pruebas buscan lo que dice un lector de pantalla, nunca una clase ni un identificador.',
  ],
  [
    'Todo con el teclado',
    'Chromium de verdad recibe las teclas, y las tablas de cada página dicen qué hace cada una.',
  ],
  [
    'Contraste',
    'Cada par de colores se calcula en los dos temas: texto 4,5 a 1; bordes y foco 3\u00a0a\u00a01.',
  ],
  [
    'Colores forzados y más contraste',
    'En cada componente, el foco, lo elegido, lo deshabilitado y lo inválido se distinguen sin el fondo; con más contraste, texto 7 a 1 y bordes 4,5\u00a0a\u00a01.',
  ],
  [
    'Foco y título al navegar',
    'El foco pasa al encabezado de la página nueva y vuelve al botón que abrió un panel.',
  ],
  [
    'Sin saltos',
    'Nada se mueve mientras la página se carga. Si la letra tarda, la que la reemplaza mide casi lo mismo.',
  ],
  [
    'Sin JavaScript',
    'Cada página se compara con la que se ve después de arrancar: el mismo texto y el mismo código.',
  ],
];

export function Page() {
  return (
    <DemoPage>
      <Section title="Con qué cumple">
        <p>
          Los componentes y este sitio siguen las{' '}
          <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> en el nivel AA. La Resolución 1519 de
          2020 pide su versión 2.1 a los sitios del Estado colombiano. Los widgets compuestos siguen
          los patrones de la <a href="https://www.w3.org/WAI/ARIA/apg/">guía ARIA de la W3C</a>. El{' '}
          <SiteLink to="/conformidad">informe de conformidad</SiteLink> va criterio por criterio,
          también para EN 301 549.
        </p>
        <ul>
          <li>Se usa entero con el teclado, y el foco siempre se ve.</li>
          <li>Cada control tiene nombre, ayuda y errores que un lector de pantalla anuncia.</li>
          <li>Los resultados, los avisos y las cargas se anuncian sin interrumpir.</li>
          <li>Lo que se toca mide al menos 24 px, y 40 px donde se usa el dedo.</li>
          <li>Cabe en 320 px, con el texto al 200 % y con colores forzados por el sistema.</li>
          <li>
            Quien pide menos movimiento no ve ninguno, salvo los pasos lentos de lo que carga; quien
            pide más contraste lo tiene.
          </li>
        </ul>
      </Section>
      <Section title="Cómo se comprueba">
        <p>En cada cambio, antes de aceptarlo. Si algo de esto falla, el cambio no entra.</p>
        <Table columns={['Qué se promete', 'Con qué se comprueba']}>
          {CHECKS.map(([promise, check]) => (
            <tr key={promise}>
              <td>{promise}</td>
              <td>{check}</td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section title="En qué navegadores">
        <p>
          Las mismas pruebas de los componentes, con teclas, puntero y portapapeles de verdad,
          corren en los tres motores.
        </p>
        <Table columns={['Motor', 'Con qué se prueba', 'Sirve desde']} className="three-columns">
          {ENGINES.map(([engine, tested, from]) => (
            <tr key={engine}>
              <td>{engine}</td>
              <td>{tested}</td>
              <td>{from}</td>
            </tr>
          ))}
        </Table>
        <p>
          Los colores necesitan <code>light-dark()</code>, y lo que se abre, la API de popover. Lo
          más nuevo tiene reemplazo:{' '}
          <a href={`${CODE_URL}/blob/main/docs/engines.md`}>qué se prueba en cada motor</a>.
        </p>
      </Section>
      <Section title="Límites que conocemos">
        <ul>
          <li>
            Una herramienta encuentra una parte de los problemas. Falta una revisión hecha por
            personas que usan lector de pantalla todos los días; cuando se haga, la verás aquí.
          </li>
          <li>
            WebKitGTK comparte el motor con Safari, pero no es Safari: el foco de los botones en
            macOS, el toque y el autocompletado de iOS no tienen pruebas automáticas.
          </li>
          <li>
            En una lista de cien mil opciones solo existen las filas visibles: cada una dice su
            lugar («3 de 100.000»), pero la búsqueda del navegador no alcanza las demás.
          </li>
          <li>
            El carrusel usa Splide, y los ingresos sociales abren ventanas de Google y Facebook: lo
            que pasa adentro es de ellos.
          </li>
        </ul>
      </Section>
      <Section title="Si algo te estorba">
        <p>
          Un problema de accesibilidad es un error como cualquier otro:{' '}
          <a href={`${CODE_URL}/issues/new?title=Accesibilidad`}>cuéntanos</a> con qué página, qué
          teclas y qué lector. El teclado de cada componente está en su página; empieza por el{' '}
          <SiteLink to="/select/basic">select</SiteLink> o la{' '}
          <SiteLink to="/date/basic">fecha</SiteLink>.
        </p>
      </Section>
    </DemoPage>
  );
}
