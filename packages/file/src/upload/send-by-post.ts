import { plainText } from '@guadua/utils/internal';
import type { UploadControl, UploadOptions } from './upload.types';

/** Answers after which the same request may succeed: too early, too many, or the server's fault. */
const PASSING = [408, 425, 429];

/** Why a server did not take a file. */
class UploadError extends Error {
  override readonly name = 'UploadError';
  /** Whether another try may succeed. */
  readonly retry: boolean;

  constructor(message: string, retry: boolean) {
    super(message);
    this.retry = retry;
  }
}

/** Posts one file as a form does, with progress: `fetch` knows none (FIL-10). */
export function sendByPost(
  file: File,
  { url, fieldName = 'file', headers = {} }: UploadOptions & { readonly url: string },
  { signal, onProgress }: UploadControl,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      const id = status >= 200 && status < 300 ? readId(responseText) : '';
      if (id) return resolve(id);
      reject(new UploadError(`${status} ${url}`, status >= 500 || PASSING.includes(status)));
    };
    request.onerror = () => reject(new UploadError(`no answer from ${url}`, true));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    const body = new FormData();
    body.append(fieldName, file);
    request.send(body);
  });
}

/** What an answer leaves in the value; empty when it holds nothing of use. */
export function readId(answer: string): string {
  const text = answer.trim();
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return asId(parsed);
    const { id, url }: { id?: unknown; url?: unknown } = parsed;
    return asId(id ?? url);
  } catch {
    // A page of a server that answers everything with one is no name of a file.
    return text.startsWith('<') ? '' : text;
  }
}

/** What stands for a file in a value: a text, also of a number; empty for anything else. */
export function asId(value: unknown): string {
  return plainText(value).trim();
}
