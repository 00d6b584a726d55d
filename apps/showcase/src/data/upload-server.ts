import { tusSend, type UploadControl, type UploadOptions } from '@guadua/file';
import { useSyncExternalStore } from 'react';

/** What the server does with what arrives. */
export type UploadTrouble = 'none' | 'slow' | 'failing' | 'cut' | 'stalled';

export interface UploadServerState {
  /** Whether a server was found; `null` before the answer. */
  available: boolean | null;
  trouble: UploadTrouble;
}

/** Where a server says that it is there; on a static site a file of that name says no. */
const PRESENCE = '/upload-server.json';
/** Bytes a second of the simulation. */
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
/** By default it would be a minute, and three more tries: too long for who wants to see it. */
const IMPATIENT: UploadOptions = { stallTimeout: 4000, retries: 1 };

let state: UploadServerState = { available: null, trouble: 'none' };
/** Separates what the server counts for one choice from what it counts for the next. */
let choice = 0;
let isLooking = false;
const listeners = new Set<() => void>();

/** What is known of the server. */
export function useUploadServer(): UploadServerState {
  return useSyncExternalStore(subscribe, currentState, currentState);
}

function currentState(): UploadServerState {
  return state;
}

/** Looks for the server the first time. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isLooking) void look();
  return () => listeners.delete(listener);
}

/** Chooses what the server does wrong, from the next file on. */
export function setUploadTrouble(trouble: UploadTrouble): void {
  choice++;
  set({ trouble });
}

/** How a page uploads by a POST: to the server, or to a simulation where there is none. */
export function postUpload({ available, trouble }: UploadServerState): UploadOptions {
  const patience = trouble === 'stalled' ? IMPATIENT : {};
  return {
    ...patience,
    ...(available ? { url: `/uploads?${query(trouble)}` } : { send: simulate }),
  };
}

/** The same by tus. */
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

/** As `tooling/upload-server` reads it. */
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

/** Where each file of the simulation was when it was stopped, and how often it was cut. */
const simulated = new WeakMap<File, { fraction: number; cuts: number }>();

/** Sends nothing anywhere: it only takes the time that an upload would take. */
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

/** Rejects when an upload is given up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
