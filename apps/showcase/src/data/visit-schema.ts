import { z } from 'zod';

// Sin esto, zod intenta compilar, y una política estricta lo rechaza.
z.config({ jitless: true });

/** Lo que exige el formulario de visitas: lo comprueba la página, y otra vez el servidor. */
export const VISIT = z.object({
  nombre: z.string('Escribe tu nombre').trim().min(1, 'Escribe tu nombre'),
  correo: z.email('Escribe un correo como ana@example.com'),
  dia: z.string('Elige un día').min(1, 'Elige un día'),
});
