/** Some browsers ask the person first and read the file after the answer. */
const REVOKE_AFTER = 40_000;

/**
 * Saves a file to the person's device (BRW-4). A URL of another site is fetched first, else browsers would open it; if
 * that site refuses, it opens in a new tab. Rejects for an answer such as 404 and for a URL that is no web address.
 * @param source What to save. The object URL that a Blob or File needs is revoked later.
 * @param filename Its name; by default the File's own, or the one in the URL.
 */
export async function download(source: string | URL | Blob, filename?: string): Promise<void> {
  if (isBlob(source)) return saveBlob(source, filename);
  if (!/String|URL/.test(classOf(source))) {
    throw new TypeError('download: give an address, a Blob or a File.');
  }
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
  const link = Object.assign(document.createElement('a'), {
    href,
    download: filename,
    target,
    rel: 'noopener',
    hidden: true,
  });
  // Older Firefox needs the link in the document; the page's own listeners must not hear its click.
  document.body.append(link);
  link.addEventListener('click', (event) => event.stopPropagation());
  link.click();
  link.remove();
}

function lastSegment({ pathname }: URL): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A blob of another frame is no instance of this one's `Blob`. */
function isBlob(source: unknown): source is Blob {
  return /Blob|File/.test(classOf(source));
}

function classOf(value: unknown): string {
  return {}.toString.call(value);
}
