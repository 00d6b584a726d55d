import type { ComponentType } from 'react';

export interface RowHandleProps {
  /** Tells the rows of this list from those of others, however deep they stand in each other. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/** Lo que da `reorderRows()`, para el `reorder` de `useFormRows`. */
export interface RowReorder {
  /** La función que lo da. */
  readonly kind: 'reorderRows';
  /** @internal */
  readonly Handle: ComponentType<RowHandleProps>;
}
