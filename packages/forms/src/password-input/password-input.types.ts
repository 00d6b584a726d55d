import type { FormsLabels } from '../labels/forms-labels.types';
import type { TextInputProps } from '../text-input/text-input.types';

/** Propiedades de `PasswordInput`: las de `TextInput` que una contraseña admite. */
export interface PasswordInputProps
  extends Omit<TextInputProps, 'type' | 'rules' | 'clearable' | 'labels'> {
  /** Textos propios para este control. */
  labels?: Partial<FormsLabels['password']> | undefined;
  /** Qué contraseña es, para los gestores de contraseñas: la que ya existe o una nueva. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
}

/** Propiedades de `PasswordStrength`. */
export interface PasswordStrengthProps {
  /** La contraseña. */
  value: string | null | undefined;
  /** Clase del elemento. */
  className?: string | undefined;
}
