/**
 * The name of the file that a URL points at: the last part of its path, decoded (FIL-1). A URL
 * without a path, such as a `data:` one, gives the fallback.
 * @param fallback What stands for a name where there is none.
 * @default fallback 'archivo'
 */
export function fileNameFromUrl(url: string, fallback = 'archivo'): string {
  const path = /^(?:data|blob|javascript):/i.test(url.trim()) ? '' : url.split(/[?#]/, 1)[0];
  // A folder may be encoded too: stores put a whole path into one part.
  const parts = decoded(path?.replace(/^\w+:\/\/[^/]*/, '') ?? '').split(/[/\\]/);
  return parts.filter(Boolean).at(-1) ?? fallback;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
