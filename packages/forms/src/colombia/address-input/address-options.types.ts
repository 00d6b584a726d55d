import type { FieldControl } from '@guadua/utils/internal';
import type { AddressInputProps } from './address-input.types';

export interface AddressOptions
  extends Pick<
    AddressInputProps,
    | 'name'
    | 'defaultValue'
    | 'onChange'
    | 'onPartsChange'
    | 'readOnly'
    | 'open'
    | 'defaultOpen'
    | 'onOpenChange'
  > {
  value: AddressInputProps['value'];
  root: HTMLElement | null;
  report: FieldControl['report'];
}
