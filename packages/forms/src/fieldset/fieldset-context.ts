import { createContext } from 'react';

export interface FieldsetContextValue {
  readonly disabled: boolean | undefined;
  /** To be called with each edit. Has one identity. */
  readonly onEdit: (() => void) | undefined;
}

export const FieldsetContext = createContext<FieldsetContextValue>({
  disabled: undefined,
  onEdit: undefined,
});
