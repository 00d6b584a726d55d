import type { PasswordLabels } from './forms-labels.types';

/** The Spanish texts of `PasswordInput` and `PasswordStrength`. */
export const passwordLabelsEsCO: PasswordLabels = {
  reveal: 'Mostrar la contraseña',
  capsLock: 'Bloq Mayús',
  capsLockOn: 'Bloq Mayús está activado',
  passwordStrength: 'Fortaleza de la contraseña',
  passwordLevel: (level) =>
    ({
      weak: 'Débil: se adivina pronto',
      fair: 'Aceptable: unas letras más la mejoran',
      good: 'Buena',
      strong: 'Muy buena',
    })[level],
};
