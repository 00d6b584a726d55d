import type { ImageCropLabels } from './file-labels.types';

/** The Spanish (Colombia) texts for cropping a picture; they come with the dialog. */
export const imageCropLabelsEsCO: ImageCropLabels = {
  cropTitle: 'Recortar la imagen',
  cropArea: 'Parte que se conserva',
  cropHint: 'Arrastra para moverla. Con el teclado: flechas, + y −.',
  cropZoom: 'Acercar',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  cropDone: 'Listo',
};
