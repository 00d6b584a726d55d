import type { UploadLabels } from './file-labels.types';

const UNITS = { second: 's', minute: 'min', hour: 'h' };

/** The Spanish (Colombia) texts of files on their way up; they come with `uploader`. */
export const uploadLabelsEsCO: UploadLabels = {
  uploading: 'Subiendo los archivos',
  uploaded: (name) => `${name} subió`,
  uploadStep: (percent, count) =>
    `${count === 1 ? 'Subida' : `Subida de ${count} archivos`}: ${percent}\u00A0%`,
  uploadWaiting: 'En espera',
  uploadSpeed: (size) => `${size}/s`,
  uploadTimeLeft: (amount, unit) => `faltan ${amount}\u00A0${UNITS[unit]}`,
  uploadOffline: 'Sin conexión: sigue cuando vuelva',
  uploadPaused: 'En pausa',
  uploadHeld: (name) => `${name} está en pausa`,
  pauseUpload: 'Pausar',
  resumeUpload: 'Reanudar',
  uploadFailed: (name) => `${name} no se pudo subir`,
  notUploaded: 'No se pudo subir.',
  uploadProblems: {
    stalled: 'No se pudo subir: el servidor no responde.',
    'too-large': 'No se pudo subir: pesa más de lo que recibe el servidor.',
    unreadable:
      'Ya no se puede leer: parece que lo movieron o lo borraron. Quítalo y elígelo de nuevo.',
  },
  retryUpload: 'Reintentar',
};
