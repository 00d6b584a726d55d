/**
 * El nombre del archivo al que apunta una URL: la última parte de su ruta, decodificada.
 * @param fallback Lo que queda si la URL no trae un nombre, como una `data:`.
 * @default fallback 'archivo'
 */
export function fileNameFromUrl(url: string, fallback = 'archivo'): string {
  const path = /^(?:data|blob|javascript):/i.test(url.trim()) ? '' : url.split(/[?#]/, 1)[0];
  // A folder may be encoded too: stores put a whole path into one part.
  const parts = decoded(path?.replace(/^\w+:\/\/[^/]*/, '') ?? '').split(/[/\\]/);
  return parts.filter(Boolean).at(-1) ?? fallback;
}

/** Decodes each run of escapes by itself: one that is no UTF-8 stays as it is, and the rest of the name is read. */
function decoded(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
