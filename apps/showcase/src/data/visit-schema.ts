import { z } from 'zod';

// Else zod tries whether it may compile, which a strict policy refuses aloud.
z.config({ jitless: true });

/** What a form must hold to ask for a visit; the page asks it, and the server asks it again. */
export const VISIT = z.object({
  nombre: z.string('Escribe tu nombre').trim().min(1, 'Escribe tu nombre'),
  correo: z.email('Escribe un correo como ana@example.com'),
  dia: z.string('Elige un día').min(1, 'Elige un día'),
});
