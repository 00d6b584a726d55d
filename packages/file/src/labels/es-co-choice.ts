import type { ChoiceLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of what was chosen; they come with the rules. */
export const choiceLabelsEsCO: ChoiceLabels = {
  rejections: {
    type: () => 'tipo no permitido',
    content: () => 'el contenido no es lo que dice su nombre',
    empty: () => 'está vacío',
    'too-large': (limit) => `pesa más de ${limit}`,
    'too-small': (limit) => `pesa menos de ${limit}`,
    'total-size': (limit) => `entre todos pesan más de ${limit}`,
    'too-many': (limit) => (limit === '0' ? 'no se admiten archivos' : `máximo ${limit}`),
    duplicate: () => 'ya está en la lista',
    'folder-files': (count) => `${count} archivos de la carpeta quedaron por fuera: máximo 2.000`,
    'too-deep': (count) => `${count} carpetas quedaron por fuera: están dentro de demasiadas`,
    unreadable: () => 'no se pudo leer',
  },
  added: (count) => (count === 1 ? '1 archivo agregado' : `${count} archivos agregados`),
  rejected: (name, reason) => `${name} rechazado: ${reason}`,
  rejectedMany: (count) => `${count} archivos rechazados`,
};
