import { type ReactNode, useState } from 'react';
import type { WidgetOptions, WidgetProps } from './widget.types';

/** Under which the widgets submit. */
export const NAME = 'campo';

/** What the widgets are called, so that axe finds them named. */
export const LABEL = { 'aria-label': 'Widget' };

/** A page with a form, a button before and after the widget, and a reset and a submit button. */
export function Page({
  children,
  action,
}: {
  children: ReactNode;
  action?: (() => void) | undefined;
}) {
  return (
    <main>
      <form
        aria-label="formulario"
        {...(action ? { action } : { onSubmit: (event) => event.preventDefault() })}
      >
        <button type="button">Antes</button>
        <div data-testid="widget">{children}</div>
        <button type="button">Después</button>
        <button type="reset">Restablecer</button>
        <button type="submit">Enviar</button>
      </form>
    </main>
  );
}

/** How a caller answers `onChange`: at once with the same value, or with another value or later. */
export type Answer<Value> = (next: Value, give: (value: Value) => void) => void;

/** A caller that keeps the value, as callers do. */
export function Keeper<Value>({
  options,
  first,
  answer = (next, give) => give(next),
  onChange,
}: {
  options: WidgetOptions<Value>;
  first: Value;
  answer?: Answer<Value> | undefined;
  onChange: NonNullable<WidgetProps<Value>['onChange']>;
}) {
  // An object, so that a value that is given back renders too.
  const [{ value }, keep] = useState({ value: first });
  return options.render({
    ...LABEL,
    name: NAME,
    value,
    onChange: (next, details) => {
      answer(next, (given) => keep({ value: given }));
      onChange(next, details);
    },
  });
}
