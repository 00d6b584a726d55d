/** Por qué se rechazó un archivo. */
export type FileRejectionCode =
  | 'type'
  /** El contenido no es lo que dice su nombre. */
  | 'content'
  /** No tiene nada adentro. */
  | 'empty'
  | 'too-large'
  | 'too-small'
  /** Con él, los archivos pesarían entre todos más de lo admitido. */
  | 'total-size'
  | 'too-many'
  /** El mismo archivo ya está en la lista. */
  | 'duplicate'
  /** La carpeta tiene más archivos que el máximo. */
  | 'folder-files'
  /** Una imagen con más píxeles de los que el navegador puede abrir. */
  | 'pixels'
  | 'unreadable';
