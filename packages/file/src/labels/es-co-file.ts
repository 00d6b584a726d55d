import type { FileFieldLabels } from './file-labels.types';

/** The Spanish (Colombia) texts of a field before anything is chosen (CMP-5). */
export const fileFieldLabelsEsCO: FileFieldLabels = {
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
  required: 'Selecciona un archivo.',
  checking: 'Comprobando los archivos',
  reading: (count) => `Leyendo la carpeta: ${count}`,
  progress: (name) => `Avance de ${name}`,
  removed: (name) => `${name} removido`,
};
