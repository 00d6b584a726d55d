import { configure, getConfig, render, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { type Answer, Keeper, LABEL, NAME, Page } from './page';
import { meetPerson } from './person';
import type { Person, WidgetOptions, WidgetProps } from './widget.types';

/** Details that say why a value changed. */
export const REASON = expect.objectContaining({ reason: expect.stringMatching(/./) });

/** Mounts the widget under StrictMode: what one can do with it and ask of it. */
export async function stage<Value>(
  options: WidgetOptions<Value>,
  props: WidgetProps<Value> = {},
  { kept, action, wrap = (widget) => widget, strict = true }: StageOptions<Value> = {},
) {
  const person = await meetPerson();
  const onChange = vi.fn<NonNullable<WidgetProps<Value>['onChange']>>();
  const page = (given: WidgetProps<Value>) => {
    const widget = kept ? (
      <Keeper options={options} first={kept.value} answer={kept.answer} onChange={onChange} />
    ) : (
      options.render({ ...LABEL, name: NAME, onChange, ...given })
    );
    const all = <Page action={action}>{wrap(widget)}</Page>;
    return strict ? <StrictMode>{all}</StrictMode> : all;
  };
  const { rerender, unmount } = render(page(props));
  return {
    person,
    onChange,
    /** Lets the person change the widget, until its other value is reported and held. */
    changed: async () => {
      await options.change(person);
      await eventually(() => {
        expect(onChange).toHaveBeenLastCalledWith(options.otherValue, REASON);
        expectHeld(options, options.otherValue);
      });
    },
    /** Waits until the widget holds a value. */
    held: (value: Value) => eventually(() => expectHeld(options, value)),
    /** Gives other props. */
    rerender: (next: WidgetProps<Value>) => rerender(page(next)),
    unmount,
  };
}

interface StageOptions<Value> {
  /** The value is kept by a caller in state, this one at first. */
  kept?: { value: Value; answer?: Answer<Value> };
  /** A React 19 form action. */
  action?: () => void;
  wrap?: (widget: ReactElement) => ReactNode;
  strict?: boolean;
}

/** How often a change is reported on such a stage. */
export async function timesReported<Value>(
  options: WidgetOptions<Value>,
  given: StageOptions<Value>,
): Promise<number> {
  const { onChange, changed, unmount } = await stage(
    options,
    { defaultValue: options.value },
    given,
  );
  await changed();
  const times = onChange.mock.calls.length;
  unmount();
  return times;
}

/** Where the widget stands. */
export function host(): HTMLElement {
  return screen.getByTestId('widget');
}

/** The element that carries the state. */
export function root<Value>(options: WidgetOptions<Value>): HTMLElement {
  if (options.root) return options.root();
  const first = host().firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error('The widget renders no element.');
  return first;
}

/** The empty value, where there is one. */
export function emptyOf<Value>(options: WidgetOptions<Value>): Value[] {
  return 'empty' in options ? [options.empty as Value] : [];
}

/** The form round the widget. */
export function form(): HTMLFormElement {
  return screen.getByRole<HTMLFormElement>('form', { name: 'formulario' });
}

/** What the form submits under the widget's name; a file input without a file submits a nameless one. */
export function submitted(): (string | { name: string; size: number })[] {
  return comparable(new FormData(form()).getAll(NAME));
}

/** The widget holds this value, as far as its form shows. */
export function expectHeld<Value>(options: WidgetOptions<Value>, value: Value): void {
  expect(submitted(), 'FormData').toEqual(comparable(options.formValue(value)));
}

/**
 * What a person sees of the value: the texts, ticks and inputs of the widget. What is announced is no part of it, nor
 * is a tooltip, or the file of an input, which no page can put there.
 */
export function face(): unknown[] {
  const copy = host().cloneNode(true) as HTMLElement;
  const said = '[role=status], [role=alert], [role=tooltip], [aria-live]';
  for (const element of copy.querySelectorAll(said)) element.remove();
  const inputs = host().querySelectorAll<HTMLInputElement>(
    'input:not([type=file], [type=hidden]), textarea, select',
  );
  return [copy.textContent, ...[...inputs].map(({ value, checked }) => checked ?? value)];
}

function comparable(entries: readonly FormDataEntryValue[]) {
  return entries
    .map((entry) => (entry instanceof File ? { name: entry.name, size: entry.size } : entry))
    .filter((entry) => typeof entry === 'string' || entry.name !== '' || entry.size > 0);
}

/** How long to wait, in milliseconds: as long as a busy machine may need. */
let patience = 30_000;

/** Sets how long to wait, for cases in which nothing should come. */
export function setPatience(milliseconds: number): void {
  patience = milliseconds;
}

/** Waits until something holds. What is still asked when the time is over may take as long as it needs. */
export function eventually(holds: () => void | Promise<void>): Promise<void> {
  let asked = Promise.resolve();
  const ask = () => {
    asked = (async () => holds())();
    return asked;
  };
  return vi.waitFor(ask, { timeout: patience }).catch(() => asked);
}

/** How long a change may wait for what a refusal prevents, in milliseconds. */
const IN_VAIN = 500;

/**
 * Lets a person try a change that may be refused before its end, and waits for its end: what is left
 * behind would go on in the next test.
 */
export async function tryChange<Value>(
  options: WidgetOptions<Value>,
  person: Person,
): Promise<void> {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: IN_VAIN });
  await options.change(person).catch(() => {});
  configure({ asyncUtilTimeout });
}
