import { type Figure, Figures, yesNo } from '../demo/figures';
import { formatValue } from '../demo/format-value';
import type { LoggedEvent } from './use-event-log';
import type { FormState } from './use-form-state';
import type { BenchDefinition, Values } from './workbench.types';

interface StatePanelProps {
  bench: BenchDefinition;
  props: Values;
  disabled: boolean;
  form: FormState;
  events: readonly LoggedEvent[];
}

/** Value, validity and what the form would send; without a form, the props and the last callbacks. */
export function StatePanel({ bench, props, disabled, form, events }: StatePanelProps) {
  if (!bench.form)
    return (
      <Figures
        figures={[
          ['propiedades', formatValue(props), 'live'],
          ['deshabilitado', yesNo(disabled)],
          ...lastCalls(bench, events),
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
function lastCalls(bench: BenchDefinition, events: readonly LoggedEvent[]): Figure[] {
  return (bench.events ?? []).map((name) => [
    name,
    events.find((event) => event.name === name)?.detail || '—',
  ]);
}
