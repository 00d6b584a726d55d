import type { UploadSend } from './upload.types';
import { aboutAnswer } from './upload-error';

/** Lo que se usa de `tus-js-client`: su módulo sirve. */
export interface TusClient {
  /** Sube un archivo. */
  readonly Upload: new (
    file: File,
    options: TusUploadOptions,
  ) => {
    readonly url: string | null;
    start: () => void;
    abort: (shouldTerminate?: boolean) => Promise<void>;
  };
}

type TusUpload = InstanceType<TusClient['Upload']>;

interface TusError extends Error {
  originalResponse?: {
    getStatus?: () => number;
    getHeader?: (name: string) => string | null | undefined;
  } | null;
}

export interface TusUploadOptions {
  endpoint: string;
  uploadUrl: string | null;
  headers: { [name: string]: string };
  metadata: { [name: string]: string };
  chunkSize: number;
  retryDelays: null;
  storeFingerprintForResuming: boolean;
  onUploadUrlAvailable: () => void;
  onProgress: (sent: number, total: number) => void;
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** Cómo se sube con tus. */
export interface TusSendOptions {
  /** Dirección del servidor donde se crean las subidas. */
  url: string;
  /** Trae `tus-js-client` cuando se sube el primer archivo: `() => import('tus-js-client')`. */
  client: () => Promise<TusClient>;
  /** Encabezados de cada petición. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Bytes de cada petición, para servidores que no reciben una entera. @default Infinity */
  chunkSize?: number | undefined;
}

/** The last upload of each file that has an address, by server: a pause or a cut goes on from there. */
const started = /*#__PURE__*/ new WeakMap<File, Map<string, TusUpload>>();

/**
 * Un `send` para servidores que hablan tus (https://tus.io): con pausa, y tras un corte sigue en el byte en que iba.
 * Necesita `tus-js-client`; el valor es la dirección de lo que se subió.
 * @param options El servidor, y cómo se carga `tus-js-client`.
 * @returns El `send` de `uploader`. Se puede llamar en cada dibujo.
 * @example uploader({ send: tusSend({ url: '/files', client: () => import('tus-js-client') }) })
 */
export function tusSend(options: TusSendOptions): UploadSend {
  const { url, client, headers = {}, chunkSize = Number.POSITIVE_INFINITY } = options;
  const send: UploadSend = async (file, { signal, onProgress }) => {
    const { Upload } = await client();
    signal.throwIfAborted();
    const uploads = started.get(file) ?? new Map<string, TusUpload>();
    started.set(file, uploads);
    return new Promise<string>((resolve, reject) => {
      const upload = new Upload(file, {
        endpoint: url,
        uploadUrl: uploads.get(url)?.url ?? null,
        headers: { ...headers },
        metadata: { filename: file.name, filetype: file.type },
        chunkSize,
        // The field tries again, for every kind of `send`.
        retryDelays: null,
        storeFingerprintForResuming: false,
        onUploadUrlAvailable: () => uploads.set(url, upload),
        onProgress: (sent, total) => onProgress(total ? sent / total : 1),
        onSuccess: () => resolve(upload.url ?? ''),
        onError(error: TusError) {
          const answer = error.originalResponse;
          const wait = answer?.getHeader?.('retry-after');
          reject(Object.assign(error, aboutAnswer(answer?.getStatus?.(), wait)));
        },
      });
      signal.addEventListener('abort', () => {
        const isPause = signal.reason === 'pause';
        if (!isPause) uploads.delete(url);
        // A server out of reach forgets it by itself.
        upload.abort(!isPause).catch(() => {});
        reject(signal.reason);
      });
      upload.start();
    });
  };
  return Object.assign(send, {
    resumes: true,
    // A running try ends by its signal and leaves no entry here.
    discard(file: File) {
      const uploads = started.get(file);
      uploads
        ?.get(url)
        ?.abort(true)
        .catch(() => {});
      uploads?.delete(url);
    },
  });
}
