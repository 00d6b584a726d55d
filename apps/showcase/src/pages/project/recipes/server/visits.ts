import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { flattenError } from 'zod';
import {
  NO_VISIT,
  VISITS_URL,
  type Visit,
  type VisitAnswer,
} from '../../../../data/visit-client.ts';
import { VISIT } from '../../../../data/visit-schema.ts';

/** Más de lo que ocupa una visita, en bytes. */
const MAX_SIZE = 10_000;

/** Escribe la página del formulario, para navegadores que lo envían sin JavaScript. */
export type VisitPage = (content: VisitAnswer & { visit?: Visit }) => string | Promise<string>;

/**
 * Recibe los formularios de visitas, como los entrega `node:http`.
 *
 * @returns Dice si una petición era de estas, y la responde: con JSON a quien lo pide, y con la
 * página del formulario a los demás.
 */
export function createVisitServer(page: VisitPage) {
  let last = 0;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== VISITS_URL) return false;
    void answer(request, response).catch(() => {
      // Sin texto, el navegador mostraría su propia página de error.
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('No se pudo leer lo que se envió.');
    });
    return true;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = request.method === 'POST' ? await readVisit(request) : undefined;
    const errors = visit && refusal(visit);
    const content: VisitAnswer = errors ? { errors } : visit ? { number: ++last } : {};
    response.statusCode = errors ? 422 : 200;
    response.setHeader('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(content));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // Lo rechazado vuelve a sus campos.
    response.end(await page({ ...content, ...(errors && { visit }) }));
  }
}

/** Lee un formulario, en cualquiera de sus codificaciones. */
async function readVisit(request: IncomingMessage): Promise<Visit> {
  if (!(Number(request.headers['content-length']) <= MAX_SIZE)) throw new Error('Too long.');
  const { 'content-type': type = '' } = request.headers;
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const data = await new Response(body, { headers: { 'content-type': type } }).formData();
  const text = (name: keyof Visit) => String(data.get(name) ?? NO_VISIT[name]);
  return { nombre: text('nombre'), correo: text('correo'), dia: text('dia') };
}

/** Lo que rechaza el esquema, y lo que solo sabe un servidor. */
function refusal(visit: Visit): VisitAnswer['errors'] {
  const { error } = VISIT.safeParse(visit);
  if (error) return flattenError(error).fieldErrors;
  if (visit.correo === 'ana@example.com') return { correo: ['Ya hay una visita con ese correo'] };
  if (visit.dia === 'domingo') return { dia: ['El domingo ya no hay cupo'] };
  return undefined;
}
