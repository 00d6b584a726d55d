import { catalog } from '@guadua/catalog/specimens';
import { DatePicker } from '@guadua/date';
import { Select } from '@guadua/select';
import { snackbar } from '@guadua/utils';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { Button, CopyButton, Snackbars, Tooltip } from '@guadua/utils/ui';
import { useEffect, useRef, useState } from 'react';
import { Field, type FieldState, watchedFields } from './field.tsx';

/** What the page reports to the test that uses it. */
export interface RandomUseReport {
  /** What does not hold now. */
  faults(): string[];
  /** Names of the fields. */
  names(): string[];
  set(name: string, state: FieldState): void;
}

declare global {
  interface Window {
    randomUse: RandomUseReport;
  }
}

const withControl = [...catalog.specimens, ...catalog.variants];

/** Every control on one page, in one form. */
export function RandomUsePage() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    window.randomUse = {
      names: () => [...watchedFields.keys()],
      set: (name, state) => watchedFields.get(name)?.set(state),
      faults: () => [...watchedFields.values()].flatMap(({ faults }) => faults()),
    };
  }, []);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className="fields">
        <Others onDialog={() => dialog.current?.showModal()} />
        {withControl.map(
          (specimen) =>
            specimen.control && (
              <Field key={specimen.name} specimen={specimen} control={specimen.control} />
            ),
        )}
      </div>
      <dialog ref={dialog} aria-label="Diálogo">
        <Select aria-label="En el diálogo" options={['Uno', 'Dos', 'Tres']} />
        <DatePicker aria-label="Fecha en el diálogo" today="2026-11-20" />
        <Tooltip content="Ayuda del diálogo">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cerrar
          </button>
        </Tooltip>
      </dialog>
      <Snackbars />
    </form>
  );
}

/** What has no value. */
function Others({ onDialog }: { onDialog: () => void }) {
  const [saving, setSaving] = useState(false);
  return (
    <div className="row">
      <Button loading={saving} onClick={() => setSaving(true)}>
        Guardar
      </Button>
      <Button collapsed icon={<span aria-hidden="true">★</span>} onClick={() => setSaving(false)}>
        Destacar
      </Button>
      <Tooltip content="Una ayuda">
        <button type="button">Con ayuda</button>
      </Tooltip>
      <CopyButton text="guadua" />
      <Button
        onClick={() =>
          snackbar('Listo', { action: { label: 'Deshacer', onClick: () => setSaving(false) } })
        }
      >
        Avisar
      </Button>
      <Button tone="red" onClick={() => snackbar('Falló', { tone: 'danger', duration: 500 })}>
        Fallar
      </Button>
      <Button onClick={onDialog}>Abrir diálogo</Button>
      <Carousel aria-label="Carrusel" type="loop" style={{ inlineSize: '18rem' }}>
        {['Uno', 'Dos', 'Tres'].map((slide) => (
          <CarouselSlide key={slide}>
            <div className="slide">
              <a href="#nada">{slide}</a>
            </div>
          </CarouselSlide>
        ))}
      </Carousel>
    </div>
  );
}
