import type { FileInputLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of `FileInput`: shown where nothing is replaced (CMP-5). */
export const fileInputLabelsEsCO: FileInputLabels = {
  selectFile: 'Seleccionar archivo',
  selectFiles: 'Seleccionar archivos',
  remove: (name) => `Remover archivo ${name}`,
  savedFile: 'Clic para ver el archivo guardado',
  unsafeLink: 'Enlace no permitido',
  unnamed: 'archivo',
  kinds: { image: 'imágenes', video: 'videos', audio: 'audios' },
  hint: ({ multiple, types, maxSize, maxItems, maxTotalSize, isImage }) => {
    const each = [types, maxSize && `hasta\u00A0${maxSize}`].filter(Boolean).join(' ');
    const limits = [
      each,
      maxTotalSize && `${maxTotalSize} en total`,
      maxItems && `máximo\u00A0${maxItems}`,
    ]
      .filter(Boolean)
      .join(' · ');
    return `o suélta${multiple ? 'los' : isImage ? 'la' : 'lo'} aquí${limits && ` · ${limits}`}`;
  },
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
  required: 'Selecciona un archivo.',
  checking: 'Comprobando los archivos',
  reading: (count) => `Leyendo la carpeta: ${count}`,
  progress: (name) => `Avance de ${name}`,
  added: (count) => (count === 1 ? '1 archivo agregado' : `${count} archivos agregados`),
  removed: (name) => `${name} removido`,
  rejected: (name, reason) => `${name} rechazado: ${reason}`,
  rejectedMany: (count) => `${count} archivos rechazados`,
};
