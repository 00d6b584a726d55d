/** Some browsers ask the person first and read the file after the answer. */
const REVOKE_AFTER = 40_000;

/**
 * Guarda un archivo en el dispositivo. Una URL de otro sitio se trae primero, para que el navegador no la abra; si
 * ese sitio no lo permite, se abre en otra pestaña. Rechaza con respuestas como 404 y con lo que no es una dirección
 * web.
 * @param source Lo que se guarda. La URL temporal de un `Blob` o un `File` se libera después.
 * @param filename Su nombre; sin él, el del `File` o el que diga la URL.
 */
export async function download(source: string | URL | Blob, filename?: string): Promise<void> {
  // A blob of another frame is no instance of this one's `Blob`.
  if (typeof source === 'object' && 'stream' in source) return saveBlob(source, filename);
  const url = new URL(source, document.baseURI);
  if (!/^(https?|blob|data):$/.test(url.protocol)) {
    throw new TypeError(`download: no "${url.protocol}" addresses.`);
  }
  if (url.origin === location.origin || !url.protocol.startsWith('http')) {
    return clickLink(url.href, filename ?? '');
  }
  let response: Response;
  try {
    response = await fetch(url);
  } catch {
    return clickLink(url.href, filename ?? '', '_blank');
  }
  if (!response.ok) {
    throw new Error(`download: ${url.href} answered ${response.status}.`);
  }
  return saveBlob(await response.blob(), filename ?? lastSegment(url));
}

function saveBlob(blob: Blob, filename?: string): void {
  const url = URL.createObjectURL(blob);
  clickLink(url, filename ?? ('name' in blob ? String(blob.name) : ''));
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}

function clickLink(href: string, filename: string, target = ''): void {
  // The link is not in the document, so no listener of the page receives its click.
  const link = document.createElement('a');
  Object.assign(link, { href, download: filename, target, rel: 'noopener' }).click();
}

function lastSegment({ pathname }: URL): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
