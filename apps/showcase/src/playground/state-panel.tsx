import { type Figure, Figures, yesNo } from '../demo/figures';
import { formatValue } from '../demo/format-value';
import type { PlaygroundDefinition, Values } from './playground.types';
import type { LoggedEvent } from './use-event-log';
import type { FormState } from './use-form-state';

interface StatePanelProps {
  playground: PlaygroundDefinition;
  props: Values;
  disabled: boolean;
  form: FormState;
  events: readonly LoggedEvent[];
}

/** Value, validity and what the form would send; without a form, the props and the last callbacks. */
export function StatePanel({ playground, props, disabled, form, events }: StatePanelProps) {
  if (!playground.form)
    return (
      <Figures
        figures={[
          ['propiedades', formatValue(props), 'live'],
          ['deshabilitado', yesNo(disabled)],
          ...lastCalls(playground, events),
        ]}
      />
    );
  const valid = form.errors === null;
  return (
    <Figures
      figures={[
        ['valor', formatValue(form.value)],
        ['válido', yesNo(valid), valid ? 'good' : 'bad'],
        ['errores', formatValue(form.errors)],
        ['tocado', yesNo(form.touched)],
        ['modificado', yesNo(form.dirty)],
        ['deshabilitado', yesNo(disabled)],
        ['FormData', form.data, 'live'],
      ]}
    />
  );
}

/** What each callback was last called with. */
function lastCalls(playground: PlaygroundDefinition, events: readonly LoggedEvent[]): Figure[] {
  return (playground.events ?? []).map((name) => [
    name,
    events.find((event) => event.name === name)?.detail || '—',
  ]);
}
