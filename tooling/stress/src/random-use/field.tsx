import type { Control } from '@guadua/catalog';
import type { NamedSpecimen } from '@guadua/catalog/specimens';
import { useEffect, useRef, useState } from 'react';
import { unchanged } from '../stage.tsx';

/** How a field of the page is set. */
export type FieldState = 'usual' | 'disabled' | 'readOnly' | 'unmounted';

interface WatchedField {
  readonly set: (state: FieldState) => void;
  /** What does not hold now. */
  readonly faults: () => string[];
}

/** The fields that are mounted, by name. */
export const watchedFields = new Map<string, WatchedField>();

/** A specimen with a control, its value watched. */
export function Field({ specimen, control }: { specimen: NamedSpecimen; control: AnyControl }) {
  const { name, View } = specimen;
  const { initial, ignoresChanges, invalid, submits, normalize = unchanged } = control;
  const [value, setValue] = useState(initial);
  const [state, setState] = useState<FieldState>('usual');
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ value, state, faults: [] as string[] });
  latest.current.state = state;

  const onChange = (next: unknown, { reason }: { reason: string }) => {
    const { faults } = latest.current;
    if (state !== 'usual' && reason !== 'reset') {
      faults.push(`${name} changed while ${state} (${reason}): ${JSON.stringify(next)}`);
    }
    const fault = invalid?.(next);
    if (fault) faults.push(`${name} gave (${reason}): ${fault}`);
    if (ignoresChanges) return;
    latest.current.value = next;
    setValue(next);
  };

  useEffect(() => {
    watchedFields.set(name, {
      set: setState,
      faults: () => {
        const { value: now, state: how, faults } = latest.current;
        // What is being typed becomes the value when the focus leaves, or the form is sent (DAT-8).
        if (isInUse(place.current)) return faults;
        const form = place.current?.closest('form');
        const submitted = (form ? submittedBy(form, name) : []).map(normalize);
        const isSubmitted = how !== 'disabled' && how !== 'unmounted';
        const expected = isSubmitted ? submits(now).map(normalize) : [];
        if (JSON.stringify(submitted) === JSON.stringify(expected)) return faults;
        // What can't be read is not sent, and the form says so instead of sending something else.
        const isRefused = place.current?.querySelector(':invalid') !== null;
        if (isRefused && submitted.length === 0) return faults;
        return [
          ...faults,
          `${name} (${how}) submits ${JSON.stringify(submitted)}, not ${JSON.stringify(expected)}`,
        ];
      },
    });
    return () => {
      watchedFields.delete(name);
    };
  }, [name, submits, normalize]);

  return (
    <div ref={place} className="field" data-field={name}>
      {state !== 'unmounted' && (
        <View
          t={unchanged}
          control={{
            name,
            value,
            onChange,
            disabled: state === 'disabled',
            readOnly: state === 'readOnly',
          }}
        />
      )}
    </div>
  );
}

type AnyControl = Control<unknown>;

/** Whether the focus is in a field, or its popup is open. */
function isInUse(place: HTMLElement | null): boolean {
  return place?.querySelector(':focus, [aria-expanded="true"]') != null;
}

/** What a form submits under a name; an unchosen picture or file counts as nothing. */
function submittedBy(form: HTMLFormElement, name: string): string[] {
  return new FormData(form)
    .getAll(name)
    .map((each) => (typeof each === 'string' ? each : each.name));
}
