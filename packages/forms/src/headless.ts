export type {
  HeadlessInputProps,
  MaskText,
  NumberText,
} from './headless/headless.types';
export { useMaskText } from './headless/use-mask-text';
export { useNumberText } from './headless/use-number-text';
export type { Mask, MaskErrors, NamedMask } from './mask/mask.types';
export type { MaskedChangeDetails, MaskTextOptions } from './masked-input/masked-input.types';
export type { AmbiguousNumber, NumberTextOptions } from './number-input/number-input.types';
export type { ChangeDetails, TextChangeReason } from './shared/control.types';
