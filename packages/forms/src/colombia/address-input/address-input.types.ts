import type { PopupDetails } from '@guadua/utils/internal';
import type { Ref } from 'react';
import type { ChangeDetails, ControlProps } from '../../shared/control.types';
import type { AddressParts } from '../address/address.types';
import type { ColombiaLabels } from '../labels/colombia-labels.types';

/** Lo que acompaña al valor de `AddressInput` en `onChange`. */
export interface AddressChangeDetails extends ChangeDetails {
  /** Las cuatro partes, como se escribieron. */
  readonly parts: AddressParts;
}

/** Propiedades de `AddressInput`. */
export interface AddressInputProps extends ControlProps {
  /**
   * Dirección, cuando la guarda quien usa el componente; `null` es vacía. El texto se separa en sus
   * partes, aunque venga abreviado.
   */
  value?: string | null | undefined;
  /** Dirección inicial, y la que vuelve al restablecer el formulario. @default null */
  defaultValue?: string | null | undefined;
  /** Avisa cada cambio que hace una persona: el texto mientras sea válido, si no `null`. */
  onChange?: ((value: string | null, details: AddressChangeDetails) => void) | undefined;
  /** Avisa cada cambio de las partes, también mientras la dirección no es válida. */
  onPartsChange?: ((parts: AddressParts) => void) | undefined;
  /** Si la lista de tipos de vía está abierta, cuando lo decides tú. */
  open?: boolean | undefined;
  /** Si la lista empieza abierta. @default false */
  defaultOpen?: boolean | undefined;
  /** Avisa cuando la lista se abre o se cierra, con el porqué. */
  onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;
  /** Dónde se inserta la lista. Por defecto, el diálogo que contiene al campo o `<body>`. */
  container?: Element | DocumentFragment | null | undefined;
  /** Textos propios para este control. */
  labels?: Partial<ColombiaLabels['address']> | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'input' | 'list' | 'option', string>> | undefined;
  /** Recibe el campo del tipo de vía: ahí va el foco. */
  ref?: Ref<HTMLInputElement> | undefined;
}
