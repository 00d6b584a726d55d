import { IMAGE_ERRORS } from '../optimize-image/image-error';
import type { FileListLabels, ImageCropLabels, ImageListLabels } from './file-labels.types';

/* These texts come with the late code. They have their own module because a module is loaded whole. */

export const fileListLabelsEsCO: FileListLabels = {
  remove: (name) => `Remover archivo ${name}`,
  savedFile: 'Clic para ver el archivo guardado',
  unsafeLink: 'Enlace no permitido',
  progress: (name) => `Avance de ${name}`,
  removed: (name) => `${name} removido`,
  rejections: {
    type: () => 'tipo no permitido',
    content: () => 'el contenido no es lo que dice su nombre',
    empty: () => 'está vacío',
    'too-large': (limit) => `pesa más de ${limit}`,
    'too-small': (limit) => `pesa menos de ${limit}`,
    'total-size': (limit) => `entre todos pesan más de ${limit}`,
    'too-many': (limit) => (limit === '0' ? 'no se admiten archivos' : `máximo ${limit}`),
    duplicate: () => 'ya está en la lista',
    'folder-files': () => 'tiene más de 2.000 archivos: los demás quedaron por fuera',
    unreadable: () => 'no se pudo leer',
  },
  added: (count) => (count === 1 ? '1 archivo agregado' : `${count} archivos agregados`),
  rejected: (name, reason) => `${name} rechazado: ${reason}`,
  rejectedMany: (count) => `${count} archivos rechazados`,
};

export const imageListLabelsEsCO: ImageListLabels = {
  removeImage: 'Remover imagen',
  cancel: 'Cancelar',
  notCropped: 'No se pudo recortar: la imagen queda completa.',
  cropAgain: 'Recortar',
  takePhoto: 'Tomar foto',
  optimized: (name, size) => `${name} optimizada: ${size}`,
  imageErrors: IMAGE_ERRORS,
};

export const imageCropLabelsEsCO: ImageCropLabels = {
  title: 'Recortar la imagen',
  area: 'Parte que se conserva',
  hint: 'Arrastra la imagen, o muévela con los botones. Con el teclado: flechas, + y −.',
  zoom: 'Zoom',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  moveLeft: 'Mover la imagen a la izquierda',
  moveUp: 'Mover la imagen hacia arriba',
  moveDown: 'Mover la imagen hacia abajo',
  moveRight: 'Mover la imagen a la derecha',
  done: 'Listo',
};
