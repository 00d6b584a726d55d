/** Lo que identifica una opción. */
export type SelectKey = string | number;

/** Por qué cambió el valor. */
export type SelectChangeReason =
  | 'select'
  | 'deselect'
  | 'remove'
  | 'range'
  | 'select-all'
  | 'deselect-all'
  | 'select-group'
  | 'deselect-group'
  | 'paste'
  | 'clear'
  | 'create'
  | 'reorder'
  | 'reset';

export interface SelectedItem<Option> {
  readonly key: SelectKey;
  readonly option: Option | undefined;
  readonly label: string;
  readonly fixed: boolean;
}
