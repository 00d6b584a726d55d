import { DatePicker } from '@guadua/date';
import { Select } from '@guadua/select';
import { snackbar } from '@guadua/utils';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { Button, CopyButton, Snackbars, Tooltip } from '@guadua/utils/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Play, PlayState } from './play.types.ts';
import { plays } from './plays.tsx';

/** What the page tells the one who plays with it. */
export interface PlaygroundReport {
  /** What does not hold now. */
  faults(): string[];
  /** Names of the fields. */
  names(): string[];
  /** Sets how a field is. */
  set(name: string, state: PlayState): void;
}

declare global {
  interface Window {
    playground: PlaygroundReport;
  }
}

interface Watched {
  readonly set: (state: PlayState) => void;
  readonly faults: () => string[];
}

const watched = new Map<string, Watched>();

/** One widget with its value, watched. */
function PlayField<Value>({ play }: { play: Play<Value> }) {
  const { name, initial, held, fault, submits, reads = itself } = play;
  const [value, setValue] = useState(initial);
  const [state, setState] = useState<PlayState>('usual');
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ value, state, broken: [] as string[] });
  latest.current.state = state;

  const onChange = (next: Value, { reason }: { reason: string }) => {
    const { broken } = latest.current;
    if (state !== 'usual' && reason !== 'reset') {
      broken.push(`${name} changed while ${state} (${reason}): ${JSON.stringify(next)}`);
    }
    const wrong = fault?.(next);
    if (wrong) broken.push(`${name} gave (${reason}): ${wrong}`);
    if (held) return;
    latest.current.value = next;
    setValue(next);
  };

  useEffect(() => {
    watched.set(name, {
      set: setState,
      faults: () => {
        const { value: now, state: how, broken } = latest.current;
        const form = place.current?.closest('form');
        const submitted = (form ? submittedBy(form, name) : []).map(reads);
        const due = how === 'disabled' || how === 'gone' ? [] : submits(now).map(reads);
        if (JSON.stringify(submitted) === JSON.stringify(due)) return broken;
        return [
          ...broken,
          `${name} (${how}) submits ${JSON.stringify(submitted)}, not ${JSON.stringify(due)}`,
        ];
      },
    });
    return () => {
      watched.delete(name);
    };
  }, [name, submits, reads]);

  return (
    <div ref={place} className="play-field" data-field={name}>
      {state !== 'gone' &&
        play.render({
          name,
          value,
          onChange,
          disabled: state === 'disabled',
          readOnly: state === 'readOnly',
          'aria-label': name,
        })}
    </div>
  );
}

function itself(text: string): string {
  return text;
}

/** What a form submits under a name; an unchosen picture or file counts as nothing. */
function submittedBy(form: HTMLFormElement, name: string): string[] {
  return new FormData(form)
    .getAll(name)
    .map((each) => (typeof each === 'string' ? each : each.name));
}

function fieldsOf<Value>(list: readonly Play<Value>[]): ReactNode {
  return list.map((play) => <PlayField key={play.name} play={play} />);
}

/** Every widget on one page, in one form. */
export function Playground() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    window.playground = {
      names: () => [...watched.keys()],
      set: (name, state) => watched.get(name)?.set(state),
      faults: () => [...watched.values()].flatMap(({ faults }) => faults()),
    };
  }, []);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className="playground">
        <Others onDialog={() => dialog.current?.showModal()} />
        {fieldsOf(plays.texts)}
        {fieldsOf(plays.numbers)}
        {fieldsOf(plays.flags)}
        {fieldsOf(plays.choices)}
        {fieldsOf(plays.selects)}
        {fieldsOf(plays.manySelects)}
        {fieldsOf(plays.dates)}
        {fieldsOf(plays.ranges)}
        {fieldsOf(plays.files)}
        {fieldsOf(plays.pictures)}
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
