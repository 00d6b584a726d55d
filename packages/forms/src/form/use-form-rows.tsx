'use client';

import {
  FormValuesContext,
  focusedElement,
  LiveRegion,
  useLabels,
  useLatestCallback,
} from '@guadua/utils/internal';
import { useContext, useId, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowLabelsEsCO } from '../labels/es-co';
import { formOwn } from '../shared/form-own';
import { focusInside } from './focus-first-error';
import { FormContext } from './form-context';
import { addRow, firstRows, moveRow, type RowsState, removeRow } from './rows-state';
import { valueAt } from './typed-values';
import type { FormRow, FormRows, FormRowsOptions } from './use-form-rows.types';

/**
 * The rows of a list in a `Form` (FRM-7): each keeps its fields, its values and its errors when others come, go or
 * move, and the focus goes where the work goes on. A reset brings back those of `defaultValues`.
 * @example
 * const hijos = useFormRows<Hijo>('hijos');
 * return hijos.rows.map((row) => (
 *   <Fieldset key={row.id} legend={`Hijo ${row.index + 1}`}>
 *     <Field label="Nombre"><TextInput {...row.field('nombre')} /></Field>
 *     <Button onClick={() => hijos.remove(row.id)}>Quitar</Button>
 *   </Fieldset>
 * ));
 */
export function useFormRows<Values = Record<string, never>>(
  name: string,
  { reorder }: FormRowsOptions = {},
): FormRows<Values> {
  const list = useId();
  const form = useContext(FormContext);
  const values = useContext(FormValuesContext);
  const labels = useLabels('forms', rowLabelsEsCO, undefined, 'rows');
  const first = () => firstRows(values?.defaultOf(name));
  const [state, setState] = useState<RowsState>(first);
  const addButton = useRef<HTMLElement>(null);
  const held = useRef<HTMLElement>(null);
  const store = form?.values;
  const restart = useLatestCallback(() => setState(first()));
  useInsertionEffect(() => store?.addList(name, restart), [store, name, restart]);
  const { rows, done } = state;
  useLayoutEffect(() => {
    const root = form?.root.current;
    if (!done || !root) return;
    const { what, place, count } = done;
    // An element that is moved in the document loses the focus.
    if (what === 'moved') held.current?.focus();
    else if (count === 0) addButton.current?.focus();
    // The neighbour of a row that is gone has its place, but for the last.
    else focusRow(root, `${name}[${Math.min(place, count) - 1}]`);
  }, [done, form, name]);
  const move = (id: string, index: number) => {
    const root = form?.root.current;
    const focused = root && focusedElement(root);
    held.current = focused instanceof HTMLElement ? focused : null;
    setState((now) => moveRow(now, id, index));
  };
  const moveFrom = (from: number, to: number) => move(rows[from]?.id ?? '', to);
  return {
    rows: rows.map(
      (row, index): FormRow<Values> => ({
        id: row.id,
        index,
        field: (key) => ({
          name: `${name}[${index}].${key}`,
          defaultValue: (valueAt(row.values, key) ?? null) as Values[typeof key] | null,
        }),
        props: { 'data-form-row': list },
        handle: reorder && (
          <reorder.Handle list={list} index={index} count={rows.length} onMove={moveFrom} />
        ),
      }),
    ),
    add: (row) => setState((now) => addRow(now, row)),
    remove: (id) => setState((now) => removeRow(now, id)),
    move,
    addRef(element) {
      addButton.current = element;
    },
    announcer: <LiveRegion message={done ? labels[done.what](done.place, done.count) : ''} />,
  };
}

function focusRow(form: HTMLFormElement, row: string): void {
  const first = Array.from(formOwn(form, 'elements')).find((element) =>
    element.getAttribute('name')?.startsWith(`${row}.`),
  );
  const field = first?.closest<HTMLElement>('.gd-field') ?? first?.parentElement;
  if (field) focusInside(field);
}
