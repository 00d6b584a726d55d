/**
 * What a file in the notation of Netlify's and Cloudflare's `_headers` says of a path: a line that
 * starts with `/` is a pattern, the indented lines below it are its headers, later ones win.
 */
export function headersFor(path: string, file: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) matches = pattern(line.trim()).test(path);
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (matches && name && value) headers[name.toLowerCase()] = value;
  }
  return headers;
}

function pattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}
