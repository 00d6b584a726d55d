import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import type { ListConfig } from '../list-config';
import { FixedRows } from './fixed-rows';
import { revealRow, rowAt, useRevealed } from './reveal';
import { RowList, type RowsProps } from './row-list';
import { TALLEST } from './row-scale';

export const FEW = 40;

type RowsComponent = (props: RowsProps) => ReactNode;

let measured: RowsComponent | undefined;

export async function loadMeasuredRows(): Promise<void> {
  try {
    measured = (await import('./measured-rows')).MeasuredRows;
  } catch {
    // The list stands with estimated heights; the next one asks again.
  }
}

export function useRowsKind(
  { count, rowHeight, differ }: Pick<RowsProps, 'count' | 'rowHeight' | 'differ'>,
  grows: boolean,
): RowsComponent {
  const many = count > FEW;
  const measures = differ && (many || grows) && count * rowHeight <= TALLEST;
  const loaded = useMeasuredRows(measures);
  return measures && loaded ? loaded : many ? FixedRows : FlowRows;
}

/** Asks for what measures rows while the select that will need it is still closed (SEL-14). */
export function RowsAhead(): null {
  useMeasuredRows(true);
  return null;
}

function useMeasuredRows(wanted: boolean): RowsComponent | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wanted && !measured) void loadMeasuredRows().then(draw);
  }, [wanted]);
  return measured;
}

/** Whether rows may differ in height. Of a long list the first options say whether any has a description. */
export function rowsDiffer<Option>(
  { props, reader, options }: Pick<ListConfig<Option>, 'props' | 'reader' | 'options'>,
  items: ListConfig<Option>['options'] = options,
): boolean {
  const describes = (option: Option | null | undefined) =>
    option !== null && option !== undefined && reader.description(option) !== '';
  const differs = props.renderOption !== undefined || reader.group !== null;
  return differs || items.slice(0, FEW).some(describes);
}

function FlowRows(props: RowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  useRevealed(rows, props, (element, position, isFirst) => {
    const row = isFirst ? rowAt(element, position) : null;
    if (row) element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2;
    else revealRow(element, position);
  });
  return <RowList {...props} ref={rows} from={0} to={props.count} />;
}
