const POWERS: Readonly<Record<string, number>> = { '': 0, K: 1, M: 2, G: 3 };

/** Un tamaño: un número de bytes, o un texto como `'2MB'` o `'1.5 GB'`; las unidades son potencias de 1000. */
export type FileSizeLimit = number | string;

/** @throws TypeError when it is no size. */
export function fileSizeOf(size: FileSizeLimit): number {
  const bytes = parseFileSize(size);
  if (bytes !== undefined) return bytes;
  throw new TypeError(`'${size}' is no file size: give bytes, or a text such as '2MB'.`);
}

export function parseFileSize(size: FileSizeLimit): number | undefined {
  if (typeof size === 'number') return size >= 0 ? size : undefined;
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*([KMG]?)B?$/i.exec(size.trim()) ?? [];
  if (number === undefined) return undefined;
  const power = POWERS[unit?.toUpperCase() ?? ''] ?? 0;
  return Math.round(Number(number.replace(',', '.')) * 1000 ** power);
}
