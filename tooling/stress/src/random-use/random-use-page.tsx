import { catalog } from '@guadua/catalog/specimens';
import { DatePicker } from '@guadua/date';
import { Select } from '@guadua/select';
import { CopyButton, Tooltip } from '@guadua/utils/ui';
import { useEffect, useRef } from 'react';
import { unchanged } from '../stage.tsx';
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
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Abrir diálogo
        </button>
        <CopyButton text="guadua" />
        {catalog.specimens
          .filter(({ name }) => OTHERS.includes(name))
          .map(({ name, View }) => (
            <View key={name} t={unchanged} control={NO_CONTROL} />
          ))}
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
    </form>
  );
}

/** Specimens without a value that stand among the fields. */
const OTHERS = ['buttons', 'tooltip', 'snackbars', 'carousel'];
const NO_CONTROL = {
  name: '',
  value: undefined,
  onChange: () => {},
  disabled: false,
  readOnly: false,
};
