const PICTURE = /^(?:png|jpe?g|jfif|gif|webp|avif|bmp|svg)$/;

/** The accepted extensions (`.pdf`) and MIME types (`image/*`), in lower case; none accept all. */
export function parseAccept(accept: string | readonly string[] = []): string[] {
  return (
    String(accept ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase().replace('*.', '.'))
      // A list may hold `false`, where a condition left an entry out.
      .filter((entry) => !/^(?:\.?\*(?:\/\*)?|false)?$/.test(entry))
      .map((entry) => (/^\.|\//.test(entry) ? entry : `.${entry}`))
  );
}

export function isPictureExtension(extension: string): boolean {
  return PICTURE.test(extension);
}

export function isPictureType(entry: string): boolean {
  return entry.startsWith('image/') || isPictureExtension(entry.slice(1));
}

export function describeAccept(
  accepted: readonly string[],
  kinds: Readonly<Record<string, string>>,
): string {
  const names = accepted.map((entry) => {
    const [kind = '', type] = entry.split('/');
    if (type === '*') return kinds[kind] ?? kind;
    return (type ?? entry.slice(1)).replace('jpeg', 'jpg').toUpperCase();
  });
  return [...new Set(names)].join(', ');
}
