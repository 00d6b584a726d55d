import type { FileInputLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of `FileInput`: what everyone sees who replaces nothing (CMP-5). */
export const fileInputLabelsEsCO: FileInputLabels = {
  selectFile: 'Seleccionar archivo',
  selectFiles: 'Seleccionar archivos',
  remove: 'Remover archivo',
  savedFile: 'Clic para ver el archivo guardado',
  unsafeLink: 'Enlace no permitido',
  unnamed: 'archivo',
  kinds: { image: 'imágenes', video: 'videos', audio: 'audios' },
  hint: ({ multiple, types, maxSize }) => {
    const limits = [types, maxSize && `hasta ${maxSize}`].filter(Boolean).join(' ');
    return `o suélta${multiple ? 'los' : 'lo'} aquí${limits && ` · ${limits}`}`;
  },
  rejections: {
    type: () => 'tipo no permitido',
    'too-large': (limit) => `pesa más de ${limit}`,
    'too-small': (limit) => `pesa menos de ${limit}`,
    'too-many': (limit) => (limit === '0' ? 'no se admiten archivos' : `máximo ${limit}`),
    pixels: () => 'tiene demasiados píxeles',
    unreadable: () => 'no se pudo leer',
  },
  progress: (name) => `Avance de ${name}`,
  added: (count) => (count === 1 ? '1 archivo agregado' : `${count} archivos agregados`),
  removed: (name) => `${name} removido`,
  rejected: (name, reason) => `${name} rechazado: ${reason}`,
  rejectedMany: (count) => `${count} archivos rechazados`,
};
