import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import type { NativeProps } from '../shared/input-props.types';

/** Una opción de `NativeSelect` o `RadioGroup`. */
export interface ChoiceOption {
  /** Valor que se guarda y se envía. */
  value: string;
  /** Texto visible. */
  label: ReactNode;
  /** No se puede elegir. */
  disabled?: boolean | undefined;
  /** Aclaración debajo del texto (solo en `RadioGroup`). */
  description?: ReactNode;
}

/** Propiedades de `NativeSelect`. */
export interface NativeSelectProps
  extends ControlProps,
    NativeProps<ComponentPropsWithRef<'select'>, 'multiple' | 'size'> {
  /** Valor elegido, cuando lo guarda quien usa el componente; `null` es ninguno. */
  value?: string | null | undefined;
  /** Valor inicial, y el que vuelve al restablecer el formulario. @default null */
  defaultValue?: string | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Opciones; también pueden ir como `<option>` y `<optgroup>` dentro del componente. */
  options?: readonly (ChoiceOption & { label: string })[] | undefined;
  /** Texto de la opción vacía; sin él no se puede volver a dejar vacío. */
  placeholder?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'input', string>> | undefined;
}

/** Propiedades de `Checkbox` y `Switch`. */
export interface ToggleProps
  extends ControlProps,
    NativeProps<ComponentPropsWithRef<'input'>, 'type'> {
  /** Si está marcado, cuando lo guarda quien usa el componente. */
  value?: boolean | null | undefined;
  /** Si empieza marcado, y cómo vuelve al restablecer el formulario. @default false */
  defaultValue?: boolean | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: boolean, details: ChangeDetails) => void) | undefined;
  /** Lo que se envía en `FormData` cuando está marcado. @default 'on' */
  submitValue?: string | undefined;
  /** Texto al lado, que también lo marca. */
  children?: ReactNode;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'input' | 'label', string>> | undefined;
}

/** Propiedades de `Checkbox`. */
export interface CheckboxProps extends ToggleProps {
  /** Ni marcado ni sin marcar: resume varias casillas que difieren. @default false */
  indeterminate?: boolean | undefined;
}

/** Propiedades de `Switch`. */
export type SwitchProps = ToggleProps;

/** Propiedades de `RadioGroup`. */
export interface RadioGroupProps extends ControlProps {
  /** Valor elegido, cuando lo guarda quien usa el componente; `null` es ninguno. */
  value?: string | null | undefined;
  /** Valor inicial, y el que vuelve al restablecer el formulario. @default null */
  defaultValue?: string | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Opciones. */
  options: readonly ChoiceOption[];
  /** Cómo se acomodan las opciones. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'option' | 'input' | 'label', string>> | undefined;
  /** Recibe la opción elegida, o la primera: ahí va el foco. */
  ref?: Ref<HTMLInputElement> | undefined;
}
