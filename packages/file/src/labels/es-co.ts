import type { LabelPack } from '@guadua/utils';
import { fileListLabelsEsCO, imageCropLabelsEsCO, imageListLabelsEsCO } from './es-co-late';
import type {
  FileFieldLabels,
  FileLabels,
  ImageFieldLabels,
  ListToolLabels,
  UploadLabels,
} from './file-labels.types';

/** The Spanish (Colombia) texts of a field before anything is chosen (CMP-5). */
export const fileFieldLabelsEsCO: FileFieldLabels = {
  selectFile: 'Seleccionar archivo',
  selectFiles: 'Seleccionar archivos',
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
  reading: 'Leyendo la carpeta',
};

export const imageFieldLabelsEsCO: ImageFieldLabels = {
  selectImage: 'Seleccionar imagen',
  processing: 'Procesando...',
  cannotShow: 'No se puede mostrar',
  requiredImage: 'Selecciona una imagen.',
  keepsMetadata: 'No se le pudieron quitar los datos de quién la tomó, dónde y cuándo.',
};

export const listToolLabelsEsCO: ListToolLabels = {
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  moved: (name, place, count) => `${name}: lugar ${place} de ${count}`,
  rename: (name) => `Cambiar el nombre de ${name}`,
  newName: (name) => `Nombre nuevo de ${name}`,
  saveName: 'Guardar el nombre',
  renamed: (before, name) => `${before} ahora se llama ${name}`,
};

const UNITS = { second: 's', minute: 'min', hour: 'h' };

export const uploadLabelsEsCO: UploadLabels = {
  uploading: 'Subiendo los archivos',
  uploaded: (name) => `${name} subió`,
  step: (percent, count) =>
    `${count === 1 ? 'Subida' : `Subida de ${count} archivos`}: ${percent}\u00A0%`,
  waiting: 'En espera',
  speed: (size) => `${size}/s`,
  timeLeft: (amount, unit) => `faltan ${amount}\u00A0${UNITS[unit]}`,
  offline: 'Sin conexión: sigue cuando vuelva',
  paused: 'En pausa',
  held: (name) => `${name} está en pausa`,
  pause: 'Pausar',
  resume: 'Reanudar',
  failed: (name) => `${name} no se pudo subir`,
  notUploaded: 'No se pudo subir.',
  problems: {
    stalled: 'No se pudo subir: el servidor no responde.',
    'too-large': 'No se pudo subir: pesa más de lo que recibe el servidor.',
    unreadable:
      'Ya no se puede leer: parece que lo movieron o lo borraron. Quítalo y elígelo de nuevo.',
  },
  retry: 'Reintentar',
};

// A bundler drops an unused call that is marked as pure, but not an unused spread.
const labels: FileLabels = /*#__PURE__*/ Object.assign(
  { crop: imageCropLabelsEsCO, upload: uploadLabelsEsCO },
  fileFieldLabelsEsCO,
  imageFieldLabelsEsCO,
  fileListLabelsEsCO,
  imageListLabelsEsCO,
  listToolLabelsEsCO,
);

/** Los textos de `@guadua/file` en español de Colombia, para una parte de una página en otro idioma. */
export const fileLabelsEsCO: LabelPack = { group: 'file', labels };
