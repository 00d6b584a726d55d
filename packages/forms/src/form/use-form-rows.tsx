'use client';

import {
  FormValuesContext,
  LiveRegion,
  useLabels,
  useLatestCallback,
} from '@guadua/utils/internal';
import { useContext, useId, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowLabelsEsCO } from '../labels/es-co';
import { formOwn } from '../shared/form-own';
import { focusInside } from './focus-first-error';
import { FormContext } from './form-context';
import { nameKey, valueAt } from './form-names';
import { addRow, firstRows, moveRow, type RowsState, removeRow, restartRows } from './rows-state';
import type { FormRow, FormRows, FormRowsOptions } from './use-form-rows.types';
import type { FormList } from './values-store';

/**
 * Las filas de una lista en un `Form`: agregar, quitar y mover, con el foco y los errores donde corresponden. Sin
 * filas, la lista es `[]`; al reiniciar vuelven las de `defaultValues`.
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
  const store = form?.values;
  const first = () => {
    const inRow = valueInRow(store?.lists ?? [], name);
    return inRow ? inRow.value : values?.defaultOf(name);
  };
  const [state, setState] = useState<RowsState>(() => firstRows(first()));
  const [own] = useState({ state });
  const change = (next: RowsState) => {
    // A list in a row that comes now begins with what is in it, and asks for that before this is drawn.
    own.state = next;
    setState(next);
  };
  const addButton = useRef<HTMLElement>(null);
  const held = useRef<HTMLElement>(null);
  const restart = useLatestCallback(() => change(restartRows(own.state, first())));
  useInsertionEffect(
    () => store?.addList({ name, restart, rows: () => own.state.rows.map((row) => row.values) }),
    [store, name, restart, own],
  );
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
    held.current = root ? formOwn(root, 'querySelector')<HTMLElement>(':focus') : null;
    change(moveRow(own.state, id, index));
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
    add: (row) => change(addRow(own.state, row)),
    remove: (id) => change(removeRow(own.state, id)),
    move,
    addRef(element) {
      addButton.current = element;
    },
    announcer: <LiveRegion message={done ? labels[done.what](done.place, done.count) : ''} />,
  };
}

/** What a list begins with that stands in the row of another; `null` for one that stands in none. */
function valueInRow(lists: Iterable<FormList>, name: string): { value: unknown } | null {
  const key = nameKey(name);
  const around = Array.from(lists, (list) => ({ list, over: `${nameKey(list.name)}.` }))
    .filter(({ over }) => key.startsWith(over))
    // A row that was added to the innermost list is in none of the rows round it.
    .sort((one, other) => other.over.length - one.over.length);
  const [inner] = around;
  return inner ? { value: valueAt(inner.list.rows(), key.slice(inner.over.length)) } : null;
}

function focusRow(form: HTMLFormElement, row: string): void {
  const first = Array.from(formOwn(form, 'elements')).find((element) =>
    element.getAttribute('name')?.startsWith(`${row}.`),
  );
  const field = first?.closest<HTMLElement>('.gd-field') ?? first?.parentElement;
  if (field) focusInside(field);
}
