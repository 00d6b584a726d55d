import type { ReactNode, Ref, RefObject } from 'react';
import { addTo } from '../search/display-order';
import { farAway, moved } from './select-option';

/** What an option takes that is a row by itself. In a group, the element round it and its title takes this. */
export interface RowPlace {
  readonly far?: number | undefined;
  readonly measure?: ((row: HTMLElement | null) => void) | undefined;
}

export interface RowsProps {
  readonly count: number;
  /** Where the active row is: -1 without one, and `count` for the one that creates an option. */
  readonly active: number;
  /** Whether the list scrolls to the active row: the pointer moves none. */
  readonly follows: boolean;
  readonly query: string;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  readonly maxHeight: number;
  readonly differ: boolean;
  readonly keyAt: (position: number) => number;
  /** The group of a row, where there are groups. */
  readonly groupAt: ((position: number) => string) | null;
  readonly renderRow: (position: number, place?: RowPlace) => ReactNode;
}

export interface RowListProps extends RowsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly from: number;
  readonly to: number;
  readonly height?: number;
  readonly start?: number;
  readonly startOf?: (position: number) => number;
  readonly measure?: RowPlace['measure'];
}

export function RowList(props: RowListProps) {
  const { active, count, from, to, height, start = 0, startOf, differ, measure } = props;
  // Where heights are an estimate, the last row must not lie beyond the end.
  const atEnd = differ && height !== undefined && !measure && to >= count;
  const far = startOf && active >= 0 && active < count && (
    <Rows {...props} from={active} to={active + 1} far={startOf(active)} />
  );
  return (
    <div
      ref={props.ref}
      className="gd-select__rows"
      role="presentation"
      style={{ blockSize: height }}
    >
      {active < from && far}
      <div
        className="gd-select__window"
        role="presentation"
        data-end={atEnd ? '' : undefined}
        style={start === 0 || atEnd ? undefined : moved(start)}
      >
        <Rows {...props} />
      </div>
      {active >= to && far}
    </div>
  );
}

function Rows(props: RowListProps & RowPlace): ReactNode {
  const { from, to, far, measure, keyAt, groupAt, renderRow } = props;
  const positions = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (groupAt === null) return positions.map((position) => renderRow(position, { far, measure }));
  const groups = new Map<string, number[]>();
  for (const position of positions) addTo(groups, groupAt(position), position);
  return [...groups].map(([name, members]) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
    <div key={name} role="group" aria-label={name || undefined}>
      {members.map((position) => (
        <div
          key={keyAt(position)}
          ref={measure}
          className="gd-select__row"
          role="presentation"
          data-option={position}
          {...farAway(far)}
        >
          {renderRow(position)}
        </div>
      ))}
    </div>
  ));
}
