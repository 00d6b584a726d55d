import type { ImageCropLabels } from './file-labels.types';

/** The Spanish (Colombia) texts for cropping a picture; they come with the dialog. */
export const imageCropLabelsEsCO: ImageCropLabels = {
  cropTitle: 'Recortar la imagen',
  cropArea: 'Parte que se conserva',
  cropHint: 'Arrastra la imagen, o muévela con los botones. Con el teclado: flechas, + y −.',
  cropZoom: 'Zoom',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  moveImageLeft: 'Mover la imagen a la izquierda',
  moveImageUp: 'Mover la imagen hacia arriba',
  moveImageDown: 'Mover la imagen hacia abajo',
  moveImageRight: 'Mover la imagen a la derecha',
  cropDone: 'Listo',
};
