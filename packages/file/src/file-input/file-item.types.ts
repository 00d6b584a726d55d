/** Un archivo elegido, o la URL de uno ya guardado. */
export type FileItem = File | string;
