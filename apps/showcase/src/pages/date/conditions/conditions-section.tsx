import { Fold } from '../../project/fold';
import { ConditionsBar } from './conditions-bar';

/** What the bar is for, and the bar. */
export function ConditionsSection() {
  return (
    <>
      <p>
        Cambia el día, la zona horaria, el idioma o el primer día de la semana: todos los ejemplos
        de esta página obedecen. El margen de cada uno muestra el valor en palabras, en ISO y lo que
        llevaría <code>FormData</code>.
      </p>
      <Fold summary="Cambiar el día, la zona y el idioma">
        <ConditionsBar />
      </Fold>
    </>
  );
}
