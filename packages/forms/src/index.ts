export { CharacterCount } from './character-count/character-count';
export type { CharacterCountProps } from './character-count/character-count.types';
export { countCharacters } from './character-count/count-characters';
export { CheckboxGroup } from './checkbox-group/checkbox-group';
export type { CheckboxGroupProps } from './checkbox-group/checkbox-group.types';
export type {
  CheckboxProps,
  ChoiceOption,
  NativeSelectProps,
  RadioGroupProps,
  SwitchProps,
  ToggleProps,
} from './choice/choice.types';
export { NativeSelect } from './choice/native-select';
export { RadioGroup } from './choice/radio-group';
export { Checkbox, Switch } from './choice/toggle';
export { Field } from './field/field';
export type {
  ErrorsWhen,
  FieldErrorsProps,
  FieldProps,
  FormError,
  FormErrorItem,
  FormErrorValue,
  ValidationErrors,
} from './field/field.types';
export { FieldErrors } from './field/field-errors';
export { type UseFieldOptions, type UseFieldResult, useField } from './field/use-field';
export { Fieldset } from './fieldset/fieldset';
export type { FieldsetProps } from './fieldset/fieldset.types';
export { Form } from './form/form';
export type {
  FormErrorsProps,
  FormProps,
  FormState,
  ServerErrors,
  SubmitAnswer,
  SubmitDetails,
  ValuesChangeDetails,
} from './form/form.types';
export { FormErrors } from './form/form-errors';
export type { FormValues } from './form/form-names';
export { reorderRows } from './form/reorder-rows';
export type { RowReorder } from './form/reorder-rows.types';
export { useFormRows } from './form/use-form-rows';
export type { FormRow, FormRows, FormRowsOptions } from './form/use-form-rows.types';
export { useFormState } from './form/use-form-state';
export { useFormValues } from './form/use-form-values';
export { formsLabelsEnUS } from './labels/en-us';
export { formsLabelsEsCO } from './labels/es-co';
export { formsLabels } from './labels/forms-labels';
export type {
  ClearLabels,
  ErrorLabels,
  FieldMessage,
  FieldMessageFunction,
  FieldMessages,
  FormsLabels,
  LimitError,
  RangeLimitError,
} from './labels/forms-labels.types';
export { formsLabelsPtBR } from './labels/pt-br';
export { applyMask, isMaskComplete, maskErrors, unmask } from './mask/mask';
export type { Mask, MaskErrors, MaskKind, NamedMask } from './mask/mask.types';
export { MaskedInput } from './masked-input/masked-input';
export type { MaskedChangeDetails, MaskedInputProps } from './masked-input/masked-input.types';
export { CurrencyInput } from './number-input/currency-input';
export {
  type FormatCurrencyOptions,
  type FormatNumberOptions,
  formatCurrency,
  formatNumber,
} from './number-input/number-format';
export { NumberInput } from './number-input/number-input';
export type {
  AmbiguousNumber,
  CurrencyInputProps,
  NumberInputProps,
} from './number-input/number-input.types';
export { type ParseNumberOptions, parseNumber } from './number-input/number-read';
export { numberSteppers } from './number-steppers/number-steppers';
export type { NumberSteppers } from './number-steppers/number-steppers.types';
export { estimatePassword, type PasswordLevel } from './password-input/estimate-password';
export { PasswordInput } from './password-input/password-input';
export type {
  PasswordInputProps,
  PasswordStrengthProps,
} from './password-input/password-input.types';
export { PasswordStrength } from './password-input/password-strength';
export { PinInput } from './pin-input/pin-input';
export type { PinInputProps } from './pin-input/pin-input.types';
export type { ChangeDetails, ControlProps, TextChangeReason } from './shared/control.types';
export type { NativeInputProps, TextFrameProps } from './shared/input-props.types';
export { TextArea } from './text-area/text-area';
export type { TextAreaProps } from './text-area/text-area.types';
export { TextInput } from './text-input/text-input';
export type {
  TextCase,
  TextInputProps,
  TextInputRules,
  TextRulesOptions,
} from './text-input/text-input.types';
export { textRules } from './text-input/text-rules';
export {
  type AlreadyExistsOptions,
  alreadyExists,
  type ExistsCheck,
} from './validators/already-exists';
export { verifyCNPJ, verifyCPF } from './validators/brazil';
export {
  betweenRange,
  dateGreaterThan,
  dateLowerThan,
  greaterOrEqualThan,
  greaterThan,
  lowerOrEqualThan,
  lowerThan,
  match,
} from './validators/compare';
export { compose } from './validators/compose';
export { maxCharacters } from './validators/max-characters';
export { required } from './validators/required';
export { fromRHF, type RHFError, toRHF } from './validators/to-rhf';
export { toStandardSchema } from './validators/to-standard-schema';
export { useValidation, type Validation } from './validators/use-validation';
export type {
  AsyncValidator,
  ValidationContext,
  Validator,
} from './validators/validator.types';
