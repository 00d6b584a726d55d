import { tusSend, type UploadControl, type UploadOptions } from '@guadua/file';
import { useSyncExternalStore } from 'react';

/** Lo que hace el servidor con cada archivo. */
export type UploadTrouble = 'none' | 'slow' | 'failing' | 'cut' | 'stalled';

export interface UploadServerState {
  /** Si hay un servidor; `null` antes de la respuesta. */
  available: boolean | null;
  trouble: UploadTrouble;
}

/** Donde un servidor responde que está; en un sitio estático, un archivo con ese nombre dice que no. */
const PRESENCE = '/upload-server.json';
/** Bytes por segundo de la simulación. */
const SPEEDS = {
  none: 3_000_000,
  slow: 300_000,
  failing: 3_000_000,
  cut: 1_500_000,
  stalled: 1_500_000,
};
const SHORTEST = 1500;
const TICK = 100;
const CUTS = 2;
/** Por defecto sería un minuto y tres intentos más: demasiado para una demostración. */
const IMPATIENT: UploadOptions = { stallTimeout: 4000, retries: 1 };

let state: UploadServerState = { available: null, trouble: 'none' };
/** Separa lo que el servidor cuenta para una elección de lo que cuenta para la siguiente. */
let choice = 0;
let isLooking = false;
const listeners = new Set<() => void>();

/** Lo que se sabe del servidor. */
export function useUploadServer(): UploadServerState {
  return useSyncExternalStore(subscribe, currentState, currentState);
}

function currentState(): UploadServerState {
  return state;
}

/** Busca el servidor la primera vez. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isLooking) void look();
  return () => listeners.delete(listener);
}

/** Elige qué falla en el servidor, desde el próximo archivo. */
export function setUploadTrouble(trouble: UploadTrouble): void {
  choice++;
  set({ trouble });
}

/** Cómo se sube con un POST: al servidor, o a una simulación si no hay uno. */
export function postUpload({ available, trouble }: UploadServerState): UploadOptions {
  const patience = trouble === 'stalled' ? IMPATIENT : {};
  return {
    ...patience,
    ...(available ? { url: `/uploads?${query(trouble)}` } : { send: simulate }),
  };
}

/** Lo mismo, con el protocolo tus. */
export function tusUpload({ available, trouble }: UploadServerState): UploadOptions {
  const patience = trouble === 'stalled' ? IMPATIENT : {};
  if (!available) {
    return { ...patience, send: Object.assign(simulate.bind(null), { resumes: true }) };
  }
  return {
    ...patience,
    send: tusSend({
      url: `/uploads/tus/${query(trouble)}/`,
      client: () => import('tus-js-client'),
      chunkSize: 250_000,
    }),
  };
}

function set(part: Partial<UploadServerState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

async function look(): Promise<void> {
  isLooking = true;
  try {
    const answer: unknown = await (await fetch(PRESENCE)).json();
    const available = typeof answer === 'object' && answer !== null && 'available' in answer;
    set({ available: available && answer.available === true });
  } catch {
    set({ available: false });
  }
}

/** Como lo lee el servidor. */
function query(trouble: UploadTrouble): string {
  const troubles = {
    none: '',
    slow: '&slow=300',
    failing: '&status=500',
    cut: `&cut=${CUTS}`,
    stalled: '&stall=1000&stallAt=0.5',
  };
  return `key=${choice}${troubles[trouble]}`;
}

/** Dónde iba cada archivo de la simulación al pausarlo, y cuántas veces se cortó. */
const simulated = new WeakMap<File, { fraction: number; cuts: number }>();

/** No envía nada: solo tarda lo que tardaría una subida. */
async function simulate(file: File, { signal, onProgress }: UploadControl): Promise<string> {
  const { trouble } = state;
  const memory = simulated.get(file) ?? { fraction: 0, cuts: 0 };
  simulated.set(file, memory);
  if (trouble === 'failing') throw new Error('500');
  const time = Math.max(SHORTEST, (file.size / SPEEDS[trouble]) * 1000);
  const cutAt = trouble === 'cut' && memory.cuts < CUTS ? memory.fraction + 0.3 : 2;
  while (memory.fraction < 1) {
    await new Promise((resolve) => setTimeout(resolve, TICK));
    signal.throwIfAborted();
    if (trouble === 'stalled' && memory.fraction >= 0.5) await aborted(signal);
    memory.fraction += TICK / time;
    onProgress(Math.min(1, memory.fraction));
    if (memory.fraction < cutAt) continue;
    memory.cuts++;
    throw new Error('cut');
  }
  return `simulado/${file.name}`;
}

/** Se rechaza cuando se cancela una subida. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
