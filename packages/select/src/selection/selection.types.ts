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

/** A selected value, ready to be shown. */
export interface SelectedItem<Option> {
  readonly key: SelectKey;
  /** `undefined` while no option with this key is known. */
  readonly option: Option | undefined;
  /** The key stands in while the option is not known. */
  readonly label: string;
  /** It can't be taken away: its option is disabled. */
  readonly fixed: boolean;
}
