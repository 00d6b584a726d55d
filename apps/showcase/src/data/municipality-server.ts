/** Un municipio de Colombia, con su código de la DIVIPOLA. */
export interface Municipality {
  code: string;
  name: string;
  department: string;
}

/** Lo que se le pide a la fuente. */
export interface MunicipalityQuery {
  searchTerm: string;
  page: number;
  pageSize: number;
  signal: AbortSignal;
  /** Solo los de un departamento. */
  department?: string | null | undefined;
}

/** Una página de municipios. */
export interface MunicipalityPage {
  results: Municipality[];
  row_count: number;
  has_next_page: boolean;
}

/** Cómo se comporta la red simulada. */
export interface NetworkConditions {
  /** Milisegundos que tarda una respuesta. */
  latency: number;
  /** Todas las respuestas fallan. */
  failing: boolean;
  /** Las peticiones impares tardan el triple, así que unas respuestas adelantan a otras. */
  shuffled: boolean;
}

/** Una petición, como la muestra el registro. */
export interface RequestEntry {
  id: number;
  what: string;
  state: 'enviada' | 'servida' | 'cancelada' | 'fallida';
  milliseconds: number | null;
}

export interface NetworkState {
  conditions: NetworkConditions;
  /** La más reciente, primero. */
  log: readonly RequestEntry[];
}

const LOGGED = 5;
let state: NetworkState = {
  conditions: { latency: 350, failing: false, shuffled: false },
  log: [],
};
let lastId = 0;
let rows: Promise<Municipality[]> | undefined;
const listeners = new Set<() => void>();

/** El estado de la red simulada, para `useSyncExternalStore`. */
export function networkState(): NetworkState {
  return state;
}

export function subscribeToNetwork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setNetworkConditions(change: Partial<NetworkConditions>): void {
  set({ ...state, conditions: { ...state.conditions, ...change } });
}

export function clearNetworkLog(): void {
  set({ ...state, log: [] });
}

/** Una página de los municipios cuyo nombre o departamento contiene un texto. */
export function fetchMunicipalities(query: MunicipalityQuery): Promise<MunicipalityPage> {
  const { searchTerm, page, pageSize, signal, department: only } = query;
  const what = `página ${page}${searchTerm === '' ? '' : ` de «${searchTerm}»`}`;
  return answer(what, signal, (all) => {
    const wanted = fold(searchTerm);
    const found = all.filter(
      ({ name, department }) =>
        (!only || department === only) &&
        (fold(name).includes(wanted) || fold(department).includes(wanted)),
    );
    const from = (page - 1) * pageSize;
    return {
      results: found.slice(from, from + pageSize),
      row_count: found.length,
      has_next_page: from + pageSize < found.length,
    };
  });
}

/** Los municipios que tienen estos códigos. */
export function fetchMunicipalitiesByCode(
  codes: readonly (string | number)[],
  signal: AbortSignal,
): Promise<Municipality[]> {
  return answer(`códigos ${codes.join(', ')}`, signal, (all) =>
    all.filter(({ code }) => codes.includes(code)),
  );
}

async function answer<Answer>(
  what: string,
  signal: AbortSignal,
  compute: (all: Municipality[]) => Answer,
): Promise<Answer> {
  const id = ++lastId;
  const start = performance.now();
  const { latency, failing, shuffled } = state.conditions;
  const entry: RequestEntry = { id, what, state: 'enviada', milliseconds: null };
  set({ ...state, log: [entry, ...state.log].slice(0, LOGGED) });
  const end = (outcome: RequestEntry['state']) => {
    const milliseconds = Math.round(performance.now() - start);
    set({
      ...state,
      log: state.log.map((each) =>
        each.id === id && each.state === 'enviada'
          ? { ...each, state: outcome, milliseconds }
          : each,
      ),
    });
  };
  signal.addEventListener('abort', () => end('cancelada'), { once: true });
  rows ??= load();
  const all = await rows;
  await wait(shuffled && id % 2 === 1 ? latency * 3 : latency, signal);
  if (failing) {
    end('fallida');
    throw new Error('La red simulada falla.');
  }
  const computed = compute(all);
  end('servida');
  return computed;
}

/** La lista pública de la DIVIPOLA, del DANE; se carga con la primera petición. */
async function load(): Promise<Municipality[]> {
  const { default: data } = await import('./municipalities.json');
  return data.departments.flatMap(({ name: department, municipalities }) =>
    municipalities.map(([code = '', name = '']) => ({ code, name, department })),
  );
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Se canceló la petición.', 'AbortError'));
    });
  });
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

function set(next: NetworkState): void {
  state = next;
  for (const listener of listeners) listener();
}
