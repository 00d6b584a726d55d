export { Autocomplete } from './autocomplete/autocomplete';
export type {
  AutocompleteChangeDetails,
  AutocompleteChangeReason,
  AutocompleteProps,
} from './autocomplete/autocomplete.types';
export { groupControls } from './groups/group-controls';
export type { GroupControlOptions, SelectGroups } from './groups/groups.types';
export { type OptionTreeFields, type OptionTreeProps, optionTree } from './groups/option-tree';
export { selectLabelsEnUS } from './labels/en-us';
export { selectLabelsEsCO } from './labels/es-co-pack';
export { selectLabelsPtBR } from './labels/pt-br';
export { selectLabels } from './labels/select-labels';
export type { SelectLabels } from './labels/select-labels.types';
export type { RemoteAnswer, RemoteOptions, RemoteRequest } from './remote/remote.types';
export { type RemoteSource, remoteList } from './remote/remote-source';
export type { TokenReorder } from './reorder/reorder.types';
export { reorderTokens } from './reorder/reorder-tokens';
export { Select } from './select/select';
export type { SelectProps } from './select/select.types';
export type {
  SelectActions,
  SelectChangeDetails,
  SelectField,
  SelectFieldProps,
  SelectItemState,
  SelectKeyOf,
  SelectMultipleChangeDetails,
  SelectPrimaryKey,
} from './select/select-option.types';
export type { SelectChangeReason, SelectKey } from './selection/selection.types';
