/** Por qué no subió un archivo: el servidor no responde, no lo recibe tan grande, o ya no se puede leer. */
export type UploadProblem = 'stalled' | 'too-large' | 'unreadable';
