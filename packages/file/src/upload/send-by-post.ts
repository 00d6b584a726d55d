import { plainText } from '@guadua/utils/internal';
import type { UploadControl, UploadOptions } from './upload.types';
import { aboutAnswer, uploadError } from './upload-error';

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
      // `getResponseHeader` writes an error to the console where another origin does not show a header.
      const [, wait] = /^retry-after:(.*)$/im.exec(request.getAllResponseHeaders()) ?? [];
      reject(uploadError(`${status} ${url}`, aboutAnswer(status, wait)));
    };
    request.onerror = () => reject(uploadError(`no answer from ${url}`, aboutAnswer(0)));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    const body = new FormData();
    body.append(fieldName, file);
    request.send(body);
  });
}

/** What an answer leaves in the value, as the server wrote it; empty when it holds nothing of use. */
export function readId(answer: string): string {
  const text = answer.trim();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, asWritten);
  } catch {
    // A page of a server that answers everything with one is no name of a file.
    return text.startsWith('<') ? '' : text;
  }
  if (typeof parsed !== 'object' || parsed === null) return asId(parsed);
  const { id, url }: { id?: unknown; url?: unknown } = parsed;
  return asId(id ?? url);
}

/** Keeps the digits of a number: one with more than 15 of them would become another number. */
function asWritten(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value;
}

/** What stands for a file in a value: a text, also of a number that is exact; empty for anything else. */
export function asId(value: unknown): string {
  const isExact = typeof value !== 'number' || Number.isSafeInteger(value);
  return isExact ? plainText(value).trim() : '';
}
