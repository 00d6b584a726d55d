import { LONGEST_TIMER } from '../internal/longest-timer';
import type { LoadScriptOptions, TrustedScriptAddress } from './load-script.types';

const scripts = new Map<string, Promise<HTMLScriptElement>>();

/**
 * Por qué no llegó un script: `'blocked'` si lo impidió la red, el servidor o una política, o `'timeout'` si tardó
 * demasiado.
 */
export class LoadScriptError extends Error {
  override readonly name = 'LoadScriptError';
  readonly reason: 'blocked' | 'timeout';
  readonly src: string;

  constructor(src: string, reason: 'blocked' | 'timeout', cause?: unknown) {
    super(`${src} was not loaded: ${reason}`, { cause });
    this.src = src;
    this.reason = reason;
  }
}

/**
 * Carga un script de terceros una sola vez, aunque lo pidan varios; valen las opciones de la primera llamada. Si
 * falla, la etiqueta se quita y la siguiente llamada lo intenta de nuevo.
 * @param src La dirección. Con Trusted Types, un texto pasa por la política `default` de la página; el
 *   `TrustedScriptURL` de otra política se toma como es.
 * @returns La etiqueta, cuando el script ya corrió; rechaza con un `LoadScriptError`.
 */
export function loadScript(
  src: string | TrustedScriptAddress,
  options: LoadScriptOptions = {},
): Promise<HTMLScriptElement> {
  const url = new URL(String(src), document.baseURI).href;
  const known = scripts.get(url);
  if (known) return known;
  const loading = addTag(url, src, options);
  scripts.set(url, loading);
  loading.catch(() => scripts.delete(url));
  return loading;
}

function addTag(
  url: string,
  src: string | TrustedScriptAddress,
  { id, nonce, attributes = {}, timeout = 20_000 }: LoadScriptOptions,
): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    if (id) tag.id = id;
    if (nonce) tag.nonce = nonce;
    tag.async = true;
    try {
      Object.assign(tag, { src });
    } catch (cause) {
      // A policy of Trusted Types that does not let the address through.
      reject(new LoadScriptError(url, 'blocked', cause));
      return;
    }
    const fail = (reason: LoadScriptError['reason']) => {
      clearTimeout(timer);
      tag.remove();
      reject(new LoadScriptError(url, reason));
    };
    const timer = setTimeout(fail, Math.min(timeout, LONGEST_TIMER), 'timeout');
    tag.addEventListener('error', () => fail('blocked'));
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(tag);
    });
    document.head.append(tag);
  });
}
