/** Lo que una persona llena para visitar la finca. */
export interface Visit {
  nombre: string;
  correo: string;
  dia: string;
}

/** Lo que responde el servidor: el número de la visita, o los errores por campo. */
export interface VisitAnswer {
  number?: number;
  errors?: Record<string, string[]>;
}

/** Los días que se pueden elegir. */
export const DAYS = [
  { value: 'sabado', label: 'Sábado' },
  { value: 'domingo', label: 'Domingo' },
];

/** Los valores iniciales de cada formulario. */
export const NO_VISIT: Visit = { nombre: '', correo: '', dia: '' };

/** La dirección del servidor. */
export const VISITS_URL = '/servidor/visitas';

/** Milisegundos sin respuesta tras los que se cancela la petición. */
const PATIENCE = 15_000;

/**
 * Pide una visita. Un fallo en el camino también es una respuesta, con un nombre que ningún campo
 * tiene: así lo muestra el resumen del formulario.
 */
export async function sendVisit(visit: FormData | Visit): Promise<VisitAnswer> {
  try {
    const response = await fetch(VISITS_URL, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: visit instanceof FormData ? visit : asFormData(visit),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.headers.get('content-type')?.startsWith('application/json'))
      return await response.json();
    return refuse(
      'Este sitio es estático y no tiene servidor. Con «pnpm dev» responde uno de verdad.',
    );
  } catch {
    return refuse('El servidor no respondió. Lo que escribiste sigue aquí: inténtalo de nuevo.');
  }
}

function refuse(message: string): VisitAnswer {
  return { errors: { servidor: [message] } };
}

function asFormData(visit: Visit): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(visit)) data.set(name, value);
  return data;
}
