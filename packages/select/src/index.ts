export { selectLabelsEnUS } from './labels/en-us';
export { selectLabelsEsCO } from './labels/es-co';
export { selectLabelsPtBR } from './labels/pt-br';
export { selectLabels } from './labels/select-labels';
export type { SelectLabels } from './labels/select-labels.types';
export type { RemoteAnswer, RemoteOptions, RemoteRequest } from './remote/remote.types';
export { Select } from './select/select';
export type {
  SelectChangeDetails,
  SelectCommonProps,
  SelectField,
  SelectFieldProps,
  SelectHandle,
  SelectItemState,
  SelectKeyOf,
  SelectMultipleChangeDetails,
  SelectPrimaryKey,
  SelectProps,
  SelectSlot,
  SelectState,
} from './select/select.types';
export type { SelectChangeReason, SelectKey } from './selection/selection.types';
