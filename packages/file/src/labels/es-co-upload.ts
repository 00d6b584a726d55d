import type { UploadLabels } from './file-labels.types';

const UNITS = { second: 's', minute: 'min', hour: 'h' };

/** The Spanish (Colombia) texts of files on their way up; they come with `uploader`. */
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
