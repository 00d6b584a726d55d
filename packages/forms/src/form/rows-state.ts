import { isSameValue } from './same-value';

export interface RowState {
  readonly id: string;
  readonly values: unknown;
}

export interface RowsState {
  readonly rows: readonly RowState[];
  readonly next: number;
  /** What was done last, for the announcement and the focus: places from 1 on. */
  readonly done: {
    readonly what: 'added' | 'removed' | 'moved';
    readonly place: number;
    readonly count: number;
  } | null;
}

export function firstRows(values: unknown, from = 0): RowsState {
  const list = Array.isArray(values) ? values : [];
  return {
    rows: list.map((row, index) => ({ id: `${from + index}`, values: row })),
    next: from + list.length,
    done: null,
  };
}

/** Rows that came, went or moved begin as others: what stands in one has the names of another until it is drawn. */
export function restartRows({ rows, next }: RowsState, values: unknown): RowsState {
  const first = firstRows(values, next);
  const [now, then] = [rows, first.rows].map((all) => all.map((row) => row.values));
  return isSameValue(now, then) ? { rows, next, done: null } : first;
}

export function addRow({ rows, next }: RowsState, values: unknown): RowsState {
  const count = rows.length + 1;
  return {
    rows: [...rows, { id: `${next}`, values }],
    next: next + 1,
    done: { what: 'added', place: count, count },
  };
}

export function removeRow(state: RowsState, id: string): RowsState {
  const index = state.rows.findIndex((row) => row.id === id);
  if (index < 0) return state;
  const rows = state.rows.toSpliced(index, 1);
  return { ...state, rows, done: { what: 'removed', place: index + 1, count: rows.length } };
}

export function moveRow(state: RowsState, id: string, to: number): RowsState {
  const from = state.rows.findIndex((row) => row.id === id);
  const place = Math.max(0, Math.min(to, state.rows.length - 1));
  const row = state.rows[from];
  if (!row || from === place) return state;
  const rows = state.rows.toSpliced(from, 1).toSpliced(place, 0, row);
  return { ...state, rows, done: { what: 'moved', place: place + 1, count: rows.length } };
}
