import type { FormLabels } from './forms-labels.types';

/** The Spanish texts of `Form` and `FormErrors`. */
export const formLabelsEsCO: FormLabels = {
  formErrors: (count) =>
    count === 1 ? 'Hay un error en el formulario' : `Hay ${count} errores en el formulario`,
  formFailed: 'No se pudo enviar. Lo que escribiste sigue aquí: inténtalo de nuevo',
};
