/** What a person fills in to visit the farm. */
export interface Visit {
  nombre: string;
  correo: string;
  dia: string;
}

/** What the server answers: the number of the visit, or what is wrong, by the name of the field. */
export interface VisitAnswer {
  number?: number;
  errors?: Record<string, string[]>;
}

/** The days that one can choose. */
export const DAYS = [
  { value: 'sabado', label: 'Sábado' },
  { value: 'domingo', label: 'Domingo' },
];

/** What every form begins with. */
export const NO_VISIT: Visit = { nombre: '', correo: '', dia: '' };

/** Where the server listens. */
export const VISITS_URL = '/servidor/visitas';

/** After so many milliseconds without an answer the request is given up. */
const PATIENCE = 15_000;

/**
 * Asks for a visit. What goes wrong on the way is an answer too, under a name that no field has, so
 * that the summary of the form shows it.
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
