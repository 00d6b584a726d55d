import { DemoPage } from './demo-page';

/** Says plainly that a page's component is still being made. */
export function ComingPage() {
  return (
    <DemoPage>
      <div className="coming">
        <p className="coming-stamp">En camino</p>
        <p>
          Esta página todavía no tiene ejemplos: su componente se está construyendo y llegará con
          ellos, con su código y con sus medidas.
        </p>
      </div>
    </DemoPage>
  );
}
