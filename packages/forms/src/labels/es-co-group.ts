import type { GroupLabels } from './forms-labels.types';

/** The Spanish texts of `CheckboxGroup`. */
export const groupLabelsEsCO: GroupLabels = {
  choiceLimits: (least, most) => {
    const options = (count: number) => (count === 1 ? 'una opción' : `${count} opciones`);
    if (least === most) return `Elige ${options(least ?? 0)}`;
    if (most === undefined) return `Elige al menos ${options(least ?? 0)}`;
    if (least === undefined) return `Elige máximo ${options(most)}`;
    return `Elige entre ${least} y ${options(most)}`;
  },
};
