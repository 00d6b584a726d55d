import type { FieldControl } from '@guadua/utils/internal';
import type { AddressInputProps } from './address-input.types';

/** What `useAddressInput` takes. */
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
  /** The element round the parts. */
  root: HTMLElement | null;
  /** Tells the field of an edit, or of a text that fits nowhere. */
  report: FieldControl['report'];
}
