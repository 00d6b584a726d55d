/**
 * The name of the file that a URL points at: the last part of its path, decoded (FIL-1). A URL
 * without a path, such as a `data:` one, gives the fallback.
 *
 * @param fallback What stands for a name where there is none.
 * @default fallback 'archivo'
 */
export function fileNameFromUrl(url: string, fallback = 'archivo'): string {
  const path = /^(?:data|blob|javascript):/i.test(url.trim()) ? '' : url.split(/[?#]/, 1)[0];
  const parts = path?.replace(/^\w+:\/\/[^/]*/, '').split(/[/\\]/);
  const last = parts?.filter(Boolean).at(-1) ?? fallback;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
